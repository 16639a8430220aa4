import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Fact, Figure, Unknown } from '#engine/facts/fact.ts';
import type {
  ModelShare,
  RecommendationRecord,
  ResultBasis,
  ResultSection,
} from '#engine/text/result.ts';
import { drawnOnPage } from '#support/routed.ts';
import { someFact } from '#support/some-fact.ts';
import { whyPriority } from '../../model.ts';
import type { StoredAnalysis } from '../guide-setup.ts';
import { ActionList } from './action-list.tsx';
import { AnalysisReceipts } from './analysis-receipts.tsx';
import { AnswerChecks } from './answer-checks.tsx';
import { DataQuality } from './data-quality.tsx';
import { ResultHeader } from './result-header.tsx';
import { Summary } from './summary.tsx';
import { Unknowns } from './unknowns.tsx';

const fact = (id: string, label: string, more: Partial<Fact> = {}) =>
  someFact(id, { label, ...more });

const result = (more: Partial<ResultBasis> = {}): ResultBasis => ({
  facts: [fact('F1', 'Omsättning'), fact('F2', 'Bruttovinst', { value: '100' })],
  figures: [],
  charts: [],
  unknowns: [],
  period: { from: '2025-01-01', to: '2025-06-30' },
  dataQuality: { text: 'Alla rader kunde läsas.', warnings: [] },
  advice: [],
  engine: { writer: 'rules', version: '7' },
  ...more,
});

const analysis = (more: Partial<ResultBasis> = {}): StoredAnalysis<ResultBasis> => ({
  id: 'a1',
  documentId: 'd1',
  analysisType: 'forsaljning',
  createdAt: '2025-06-30T22:30:00.000Z',
  sample: false,
  result: result(more),
});

const inResult = (children: ReactNode, figures: Figure[] = []) =>
  drawnOnPage(<AnalysisReceipts analysis={analysis({ figures })}>{children}</AnalysisReceipts>);

const section: ResultSection = {
  title: 'Höj priset på kaffe',
  description: 'Det bär **mest**.',
  action: '- Höj med 2 kr\n- Följ upp',
  cost: 'Inget',
  priority: 'Hög',
  timeframe: '1 vecka',
  roi: '12 000 kr per år',
};

test('advice stands in the order given, each with what to do, its worth, its cost and its time', () => {
  const page = inResult(
    <ActionList sections={[section, { ...section, title: 'Ring tre kunder' }]} />,
  );
  expect(page.outline).toEqual([
    '2 Det här bör du göra',
    '3 Höj priset på kaffe',
    '4 Åtgärd',
    '3 Ring tre kunder',
    '4 Åtgärd',
  ]);
  expect(page.definitions.slice(0, 3)).toEqual([
    'Effekt: 12 000 kr per år',
    'Kostnad: Inget',
    'Tidsram: 1 vecka',
  ]);
  expect(page.text).toContain('Prioritet: Hög');
  expect(page.text).toContain('Viktigast först');
});

test('an advice says what its priority is weighed of: kronor, certainty and effort', () => {
  const record = { effect: null, sureness: 0.6, effort: 1 } as const;
  expect(whyPriority(record)).toBe('Inga egna kronor, ganska säkert, högst några dagars arbete');
  expect(whyPriority({ ...record, countedIn: 'win-back', sureness: 0.5, effort: 2 })).toBe(
    'Räknat i ett annat råd, osäkert, några veckors arbete',
  );
  const effect = { low: 'F1', likely: 'F2', high: 'F3' };
  expect(whyPriority({ effect, sureness: 0.35, effort: 3 })).toBe(
    'Kronor enligt effekten, mycket osäkert, ett projekt',
  );
});

test('the figures of an advice open their receipts where they stand', () => {
  const figures = [{ path: 'sections.0.roi', start: 0, end: 9, factId: 'F1' }];
  const page = inResult(<ActionList sections={[section]} />, figures);
  expect(page.names('button')).toEqual(['Så gör du, effekt och tid', '12 000 kr']);
});

test('a folded advice says what it is worth, when, and what has become of it', () => {
  const effect = { low: 'F1', likely: 'F2', high: 'F1' };
  const record = { effect, sureness: 0.6, effort: 1 } as RecommendationRecord;
  const page = inResult(
    <ActionList
      sections={[section, { ...section, title: 'Ring tre kunder', timeframe: 'Inom en månad' }]}
      advice={[record, record]}
      state={(place) => <span>{`Läge ${place + 1}`}</span>}
      after={() => <p>Bestäm vem och när</p>}
    />,
  );
  expect(page.text).toMatch(/Ring tre kunder.* per år Inom en månad Läge 2/);
  expect(page.text).not.toContain('Läge 1');
});

test('an analysis without advice says so and is no empty list', () => {
  const page = inResult(<ActionList sections={[]} />);
  expect(page.text).toBe('Det här bör du göra Underlaget ger inga råd den här gången.');
});

test('an advice of an older analysis that lacks a field is shown with what it has', () => {
  const page = inResult(<ActionList sections={[{ title: 'Höj priset' }]} />);
  expect(page.outline).toContain('3 Höj priset');
});

const header = (more: Partial<StoredAnalysis<ResultBasis>> = {}, restart = false) =>
  drawnOnPage(
    <ResultHeader
      analysis={{ ...analysis(), ...more }}
      {...(restart && { onRestart: () => undefined })}
    />,
  );

test('a result says of which period and file it is and when it was made, in Swedish time', () => {
  const page = header();
  expect(page.outline).toEqual(['2 januari–juni 2025']);
  expect(page.text).toContain('forsaljning.csv Gjord 2025\u201107\u201101 kl. 00:30');
  // On a phone, where asking and sharing are among the other ways.
  expect(page.names('button')).toEqual(['Ladda ned PDF', 'Fler val']);
});

test("a result of one's own leads to a new one; the sample company's is marked", () => {
  expect(header({}, true).names('button')).toEqual([
    'Ladda ned PDF',
    'Fler val',
    'Starta ny analys',
  ]);
  expect(header({ sample: true }).text).toContain('Exempeldata');
  expect(header().text).not.toContain('Exempeldata');
});

test('a result that knows no period has no empty heading', () => {
  expect(header({ result: result({ period: null }) }).outline).toEqual([]);
});

const unknown = (label: string, reason: string): Unknown => ({ key: label, label, reason });

test('what could not be known stands by what would make it known', () => {
  const page = inResult(
    <Unknowns
      unknowns={[
        unknown('Bruttovinst', 'Filen saknar kostnad.'),
        unknown('Kunder', 'Filen saknar kund.'),
        unknown('Bruttomarginal', 'Filen saknar kostnad.'),
      ]}
      onNewFile={() => undefined}
    />,
  );
  expect(page.outline).toEqual([
    '2 Det vet vi inte – så får du veta',
    '3 Filen saknar kostnad.',
    '3 Filen saknar kund.',
  ]);
  expect(page.text).toContain('2 siffror Gäller: Bruttovinst, Bruttomarginal.');
  expect(page.text).toContain('1 siffra Gäller: Kunder.');
  expect(page.names('button')).toEqual(['Ladda upp en fil till']);
});

test('where everything is known nothing is said of it, and a saved analysis takes no new file', () => {
  expect(inResult(<Unknowns unknowns={[]} />).text).toBe('');
  const saved = inResult(<Unknowns unknowns={[unknown('Kunder', 'Filen saknar kund.')]} />);
  expect(saved.names('button')).toEqual([]);
});

test('what one answered is held against the file, answer by answer', () => {
  const figures = [{ path: 'answerChecks.1', start: 0, end: 5, factId: 'F2' }];
  const page = inResult(
    <AnswerChecks checks={['Ni skrev 3 produkter.', '12 kr skiljer.']} />,
    figures,
  );
  expect(page.one('region', 'Dina svar mot filen').all('listitem')).toHaveLength(2);
  expect(page.names('button')).toEqual(['12 kr']);
  expect(inResult(<AnswerChecks checks={[]} />).text).toBe('');
});

test.each([
  ['rules', 'Texten är skriven av regler, inte av AI.'],
  ['model', 'Texten är skriven av AI. Siffrorna är uträknade ur din fil.'],
] as const)('a text written by %s says so, for people and machines', (writer, sentence) => {
  const engine = { writer, version: '7' };
  const page = inResult(<DataQuality result={{ ...result(), engine }} />);
  expect(page.text).toContain(
    `${sentence} Underlag för beslut, inte ekonomisk rådgivning. Analysmotor 7.`,
  );
  expect(page.markup).toContain(`data-ai="${writer}"`);
});

test.each<[ModelShare['outcome'], string]>([
  ['wrote', 'AI (m) har skrivit 2 meningar, resten är skriven av regler.'],
  ['away', 'AI:n svarade inte den här gången, så texten är skriven av regler, inte av AI.'],
  ['refused', 'AI:ns text höll inte för kontrollen'],
])('where a model was asked the page says how it went: %s', (outcome, sentence) => {
  const sentences = [
    { path: 'summary', start: 0, end: 4 },
    { path: 'summary', start: 5, end: 9 },
  ];
  const replaced = [
    { path: 'summary', kinds: ['number' as const, 'cause' as const] },
    { path: 'summary', kinds: ['numberWord' as const] },
  ];
  const model = { name: 'm', outcome, sentences, replaced };
  const engine = {
    writer: outcome === 'wrote' ? ('model' as const) : ('rules' as const),
    version: '7',
    model,
  };
  const page = inResult(<DataQuality result={{ ...result(), engine }} />);
  expect(page.text).toContain(sentence);
  expect(page.text).toContain('2 meningar ersattes – visa varför');
  expect(page.all('listitem').map(({ text }) => text)).toEqual([
    'En siffra eller ett räkneord som inte är uträknat: 2',
    'En orsak som siffrorna inte visar: 1',
  ]);
  expect(page.all('checkbox')).toHaveLength(outcome === 'wrote' ? 1 : 0);
});

test('how far a file can be trusted is told with each thing to beware of', () => {
  const dataQuality = {
    text: 'Tre rader utelämnades.',
    warnings: ['Rad 7 saknar datum.', 'Två valutor.'],
  };
  const page = inResult(<DataQuality result={{ ...result(), dataQuality }} />);
  expect(page.outline).toEqual(['2 Underlagets kvalitet']);
  expect(page.all('listitem').map(({ text }) => text)).toEqual(dataQuality.warnings);
  const nothing = {
    dataQuality: { text: '', warnings: [] },
    engine: { writer: 'rules' as const, version: '' },
  };
  expect(inResult(<DataQuality result={nothing} />).text).toBe('');
});

test('a summary is headed as one; an empty one is no heading over nothing', () => {
  expect(inResult(<Summary text="Ni säljer mer." />).outline).toEqual(['2 Sammanfattning']);
  expect(inResult(<Summary text="  " />).text).toBe('');
});
