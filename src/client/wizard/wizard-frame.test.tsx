import { expect, test } from 'vitest';
import { drawnOnPage } from '#support/routed.ts';
import { drawn } from '#support/screen.ts';
import { atStep, useStep } from './use-step.ts';
import { WizardFrame } from './wizard-frame.tsx';

const steps = [
  { title: 'Frågor', reachable: true, done: true },
  { title: 'Fil', reachable: true, done: true },
  { title: 'Kontrollera', reachable: true, done: false },
  { title: 'Resultat', reachable: false, done: false },
];
const after = { title: 'Visa planen', reachable: true, done: false };

const frame = (current: number, more: { after?: typeof after } = {}) =>
  drawn(
    <WizardFrame
      label="Steg i försäljningsanalysen"
      steps={steps}
      current={current}
      onGoTo={() => undefined}
      {...more}
    >
      Steget
    </WizardFrame>,
  );

test('the steps of a guide are a list with a name, and one of them is where one is', () => {
  const page = frame(1);
  const list = page.one('list');
  expect(list.attribute('aria-label')).toBe('Steg i försäljningsanalysen');
  expect(list.all('listitem').map((item) => item.attribute('aria-current'))).toEqual([
    undefined,
    'step',
    undefined,
    undefined,
  ]);
});

test.each([
  [0, ['Fil (klart)', 'Kontrollera']],
  [1, ['Frågor (klart)', 'Kontrollera']],
  [2, ['Frågor (klart)', 'Fil (klart)']],
  [3, ['Frågor (klart)', 'Fil (klart)', 'Kontrollera']],
])('at step %d one can go to the steps that are open, and not to where one is', (current, ways) => {
  expect(frame(current).names('button')).toEqual(ways);
});

test.each([
  [0, 'Steg 1 av 4: Frågor'],
  [3, 'Steg 4 av 4: Resultat'],
])('step %d is called and announced as %s', (current, place) => {
  const page = frame(current);
  expect(page.names('region')).toEqual([place]);
  const announced = page.all('paragraph').filter((each) => each.attribute('aria-live'));
  expect(announced.map(({ text }) => text)).toEqual([place]);
});

test('what all steps lead to is no step: it has no number and can be where one is', () => {
  expect(frame(1, { after }).names('button')).toContain('Visa planen');
  const page = frame(4, { after });
  expect(page.names('region')).toEqual(['Visa planen']);
  expect(page.names('button')).toEqual(['Frågor (klart)', 'Fil (klart)', 'Kontrollera']);
  expect(page.all('listitem').at(-1)?.attribute('aria-current')).toBe('step');
});

const names = ['answers', 'upload', 'result'] as const;

function Step({ opening }: { opening: (typeof names)[number] | null }) {
  return `steg: ${useStep(names, opening).chosen}`;
}

test.each([
  ['that this load of the page wrote', '/forsaljning', atStep('upload'), 'steg: upload'],
  ['that an earlier load wrote', '/forsaljning', { step: 'upload', load: 1 }, 'steg: null'],
  ['of a step that is no more', '/forsaljning', atStep('review'), 'steg: null'],
  ['of another kind', '/forsaljning', { step: 'upload' }, 'steg: null'],
  ['that says nothing', '/forsaljning', null, 'steg: null'],
])(
  'a history entry %s opens the guide at its step, or leaves it to the guide',
  (_, pathname, state, text) => {
    expect(drawnOnPage(<Step opening="answers" />, { at: { pathname, state } }).text).toBe(text);
  },
);
