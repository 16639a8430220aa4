import { expect, test } from 'vitest';
import { CallError } from '#client/data/call-error.ts';
import { drawnOnPage } from '#support/routed.ts';
import { RunFailure } from './run-failure.tsx';
import { RunProgress } from './run-progress.tsx';
import { StepsFrame } from './steps-frame.tsx';
import { Used } from './used.tsx';

const ignore = () => undefined;

test('a run that has not been heard of yet is busy, and of no known extent', () => {
  const page = drawnOnPage(<RunProgress progress={null} />);
  expect(page.one('status').text).toBe('Analyserar…');
  expect(page.one('progressbar', 'Analysen körs').attribute('aria-valuenow')).toBeUndefined();
  expect(page.all('listitem').map(({ text }) => text)).toEqual([
    'Väntar på tur',
    'Läser underlaget',
    'Räknar nyckeltal',
    'Skriver analysen',
  ]);
});

test('a run says in words how far it is, what is done and what it does now', () => {
  const page = drawnOnPage(
    <RunProgress progress={{ stage: 'computing', percent: 42, text: 'Räknar bruttovinst' }} />,
  );
  expect(page.one('status').text).toBe('Räknar bruttovinst');
  expect(page.one('progressbar').attribute('aria-valuenow')).toBe('42');
  expect(page.all('listitem').map(({ text }) => text)).toEqual([
    'Väntar på tur (klart)',
    'Läser underlaget (klart)',
    'Räknar nyckeltal (pågår)',
    'Skriver analysen',
  ]);
});

const failure = { text: 'Filen är borta.', upgradeRequired: false };

test('a run that came to nothing says why at once, and can be tried again', () => {
  const page = drawnOnPage(<RunFailure failure={failure} title="Analysfel" onRetry={ignore} />);
  expect(page.one('alert').text).toBe('Analysfel Filen är borta. Försök igen');
});

test('where the plan is the reason, the way on is the plan and not another try', () => {
  const page = drawnOnPage(
    <RunFailure
      failure={{ ...failure, upgradeRequired: true }}
      title="Analysfel"
      onRetry={ignore}
    />,
  );
  expect(page.one('alert').text).toContain('Funktionen kräver Pro-plan');
  expect(page.one('link', 'Uppgradera plan').attribute('href')).toBe('/subscribe');
  expect(page.all('button')).toEqual([]);
});

test('each part of what a run is made from can be changed, by a name that says which', () => {
  const edited = drawnOnPage(
    <Used title="Svar" onEdit={ignore}>
      4 av 5
    </Used>,
  );
  expect(edited.names('button')).toEqual(['Ändra: Svar']);
  const linked = drawnOnPage(
    <Used title="Analyser" to="/forsaljning" edit="Gör en ny">
      Två
    </Used>,
  );
  expect(linked.one('link', 'Gör en ny: Analyser').attribute('href')).toBe('/forsaljning');
});

const texts = {
  title: 'Försäljning',
  lead: 'Vad säljer, och varför?',
  loading: 'Hämtar guiden',
  stepsLabel: 'Steg i försäljningsanalysen',
};
const frame = (status: 'pending' | 'failed' | 'ready', error: Error | null = null, current = 0) =>
  drawnOnPage(
    <StepsFrame
      guide={{ status, asked: { error, isFetching: false, refetch: ignore } }}
      texts={texts}
      notice={<p>Något nytt</p>}
      steps={[
        { title: 'Fil', reachable: true, done: true },
        { title: 'Frågor', reachable: true, done: false },
      ]}
      current={current}
      onGoTo={ignore}
    >
      {() => {
        if (status !== 'ready') throw new Error('built without its data');
        return 'Steget';
      }}
    </StepsFrame>,
  );

test('a guide whose data is on its way says so under its heading', () => {
  const page = frame('pending');
  expect(page.outline).toEqual(['1 Försäljning']);
  expect(page.one('status').text).toBe('Hämtar guiden');
});

test.each([
  [
    'what the server says',
    new CallError(503, '', '{"error":"Tjänsten är borta."}'),
    'Tjänsten är borta.',
  ],
  ['when to try again', new Error('x'), 'Försök igen om en stund.'],
])('a guide whose data could not be fetched says %s', (_, error, sentence) => {
  const alert = frame('failed', error).one('alert');
  expect(alert.text).toContain('Sidan kunde inte hämtas');
  expect(alert.text).toContain(sentence);
  expect(alert.names('button')).toEqual(['Försök igen']);
});

test('what a guide is for is told at its first step only; what is new at each', () => {
  expect(frame('ready').text).toContain('Vad säljer, och varför?');
  const second = frame('ready', null, 1);
  expect(second.text).not.toContain('Vad säljer, och varför?');
  expect(second.text).toContain('Något nytt');
  expect(second.names('region')).toEqual(['Steg 2 av 2: Frågor']);
});
