import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routeKey } from '#client/data/queries.ts';
import { partAhead } from '#client/ui/part-ahead.tsx';
import { documentsContract } from '#features/documents/contract.ts';
import { stubWindow } from '#support/browser-window.ts';
import { drawnOnPage } from '#support/routed.ts';
import { FileGuide } from './file-guide.tsx';
import type { GuideSetup } from './guide-setup.ts';
import type { GuideView } from './use-guide.ts';

const form = partAhead<{ guide: GuideView<string, Answers>; onSaved: () => void }>(async () => ({
  default: () => <p>Formuläret</p>,
}));
await form.load();

beforeEach(() => void stubWindow());
afterEach(() => {
  vi.unstubAllGlobals();
});

type Answers = Record<'question1', string>;
const failed = { title: 'Analysfel', text: 'Kunde inte köra analysen' };

const setup: GuideSetup<string, Answers> = {
  id: 'costs',
  readingAt: 'questions',
  latest: { queryKey: ['latest'] },
  answers: { queryKey: ['answers'] },
  run: () => Promise.reject(new Error('not run here')),
  progress: documentsContract.list,
  isEnough: ({ question1 }) => question1 !== '',
  texts: {
    ...{ title: 'Kostnadsanalys', lead: 'Lägg in dina kostnader', stepsLabel: 'Steg' },
    ...{ loading: 'Laddar analys...', done: failed, failed },
    steps: { upload: 'Ladda upp', questions: 'Frågor', run: 'Kör', result: 'Resultat' },
  },
};
const file = (more: object = {}) => ({
  ...{ id: 'a', filename: 'kostnader.csv', category: 'kostnader', size: 1, sample: false },
  ...{ createdAt: '2026-01-01', uploadedAt: '2026-01-01', chosenAt: '2026-01-01', processed: true },
  extractedData: { summary: '12 rader', ready: true },
  ...more,
});

interface Known {
  files: object[];
  answer?: string;
  made?: boolean;
}

/** The guide as it opens on what the server has; nothing known yet where `known` is null. */
function guide(known: Known | null, more: { resultAfter?: boolean; loading?: string } = {}) {
  const client = new QueryClient();
  if (known !== null) {
    client.setQueryData(routeKey(documentsContract.list), known.files);
    client.setQueryData(['answers'], { answers: { question1: known.answer ?? '' } });
    client.setQueryData(
      ['latest'],
      known.made
        ? { id: 'x', result: 'Hyran är högst.', createdAt: '2026-02-01', documentId: 'a' }
        : { id: null, result: null, createdAt: null },
    );
  }
  return drawnOnPage(
    <FileGuide
      setup={setup}
      questionsStep={form}
      questions={[{ key: 'question1', short: 'Fasta kostnader' }]}
      runTexts={{
        title: 'Allt är klart',
        lead: 'Räknas på filen',
        run: 'Kör kostnadsanalys',
        failed,
      }}
      Result={({ analysis, onRestart }) => (
        <button type="button" onClick={onRestart}>
          {analysis.result}
        </button>
      )}
      {...more}
    />,
    { client, at: '/costs' },
  );
}

test('begins with a file where there is none, and takes only those of its own kind', () => {
  expect(guide({ files: [] }).text).toContain('Lägg in dina kostnader');
  const others = guide({ files: [file({ category: 'sales' })], answer: 'Hyra' });
  expect(others.text).toContain('Lägg in dina kostnader');
});

test('asks its questions when the file is ready, also when they are answered', () => {
  expect(guide({ files: [file()] }).text).toContain('Formuläret');
  expect(guide({ files: [file()], answer: 'Hyra' }).text).toContain('Formuläret');
});

test('opens on a stored result, and offers the file that came after it', () => {
  const newer = file({ id: 'b', filename: 'nya.csv', chosenAt: '2026-03-01' });
  const page = guide({ files: [newer], answer: 'Hyra', made: true });
  expect(page.names('button')).toContain('Hyran är högst.');
  expect(page.text).toContain('nya.csv är vald efter den här analysen.');
  expect(page.names('button')).toContain('Gör en ny analys på den');
});

test('opens on the result where there is one', () => {
  const page = guide({ files: [file()], answer: 'Hyra', made: true });
  expect(page.names('button')).toContain('Hyran är högst.');
  expect(page.names('region')).toContain('Steg 4 av 4: Resultat');
});

test('the result is no step of a guide that leads to it', () => {
  const page = guide({ files: [file()], answer: 'Hyra', made: true }, { resultAfter: true });
  expect(page.names('region')).toContain('Resultat');
});

test('says that it loads until its data has come, in its own way where it has one', () => {
  expect(guide(null).text).toContain('Laddar analys...');
  expect(guide(null, { loading: 'Strax' }).text).toBe('Strax');
});
