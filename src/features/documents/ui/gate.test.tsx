import { expect, test } from 'vitest';
import type { ReconciliationCheck, Understanding } from '#engine/table/understanding.ts';
import { drawnOnPage } from '#support/routed.ts';
import { drawn } from '#support/screen.ts';
import { someUnderstanding } from '#support/understanding.ts';
import type { Document } from '../contract.ts';
import { GateQuestion } from './gate-question.tsx';
import { QuestionList } from './question-list.tsx';
import { UnderstoodSummary } from './understood-summary.tsx';

const ignore = () => undefined;

const dateOrder: Understanding['questions'][number] = {
  id: 'dateOrder',
  text: 'Är 03/04 den 3 april eller den 4 mars?',
  options: [
    { answer: 'dmy', label: 'Dag först', change: { dateOrder: 'dmy' }, sum: null },
    { answer: 'mdy', label: 'Månad först', change: { dateOrder: 'mdy' }, sum: null },
  ],
  chosen: 'dmy',
  blocking: true,
};

const openOnly = (...questions: Understanding['questions']) =>
  drawn(
    <QuestionList
      understanding={someUnderstanding({ questions })}
      pending={false}
      onAnswer={ignore}
    />,
  );
const open = { ...dateOrder, blocking: false };

test('what nothing in the file settles and stops nothing is asked, with how it is read now', () => {
  const page = openOnly(open);
  const group = page.one('group', 'Är 03/04 den 3 april eller den 4 mars?');
  expect(group.names('button')).toEqual(['Dag först', 'Månad först']);
  expect(group.all('button').map((button) => button.attribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
});

test('a question without a choice made has none pressed, and one without options is a sentence', () => {
  const { chosen: _, ...unread } = open;
  const text = 'Vilken kolumn är beloppet?';
  const page = openOnly(unread, { ...unread, id: 'amount', text, options: [] });
  const pressed = page.all('button').map((button) => button.attribute('aria-pressed'));
  expect(pressed).toEqual(['false', 'false']);
  expect(page.text).toContain(text);
});

test('a file that raises no question asks none, and one that stops the analysis is not among them', () => {
  expect(openOnly().markup).toBe('');
  expect(openOnly(dateOrder).markup).toBe('');
});

const gate = (question: Understanding['questions'][number], left = 1, pending = false) =>
  drawn(
    <GateQuestion
      question={question}
      left={left}
      currency={null}
      pending={pending}
      onAnswer={ignore}
    />,
  );
const withSums = (...sums: (string | null)[]) => ({
  ...dateOrder,
  options: dateOrder.options.map((option, index) => ({ ...option, sum: sums[index] ?? null })),
});

test('what stops the analysis is one question, each answer a button with its sum', () => {
  const page = gate(withSums('1104396.4', '817860'));
  expect(page.outline).toEqual(['2 Är 03/04 den 3 april eller den 4 mars?']);
  expect(page.one('group', dateOrder.text).names('button')).toEqual([
    'Dag först 1 104 396 kr',
    'Månad först 817 860 kr',
  ]);
  expect(page.text).toContain('En fråga innan vi räknar');
  expect(page.text).toContain('används också för nästa fil av samma slag');
  expect(page.all('button').some((button) => button.attribute('aria-pressed'))).toBe(false);
});

test('one sum that every answer gives is told once', () => {
  const page = gate(withSums('2103', '2103'));
  expect(page.names('button')).toEqual(['Dag först', 'Månad först']);
  expect(page.text).toContain('Summan blir 2 103 kr vilket svar du än väljer.');
});

test('the only answer there is has its sum', () => {
  const options = withSums('2103').options.slice(0, 1);
  const page = gate({ ...dateOrder, options });
  expect(page.names('button')).toEqual(['Dag först 2 103 kr']);
  expect(page.text).toContain('Är raderna fel: rätta filen och byt den.');
});

test('of several questions one sees how many there are, and what is of this file alone', () => {
  const page = gate({ ...dateOrder, id: 'total' }, 3);
  expect(page.text).toContain('3 frågor innan vi räknar, en i taget');
  expect(page.text).toContain('gäller bara den här filen');
});

test('of many alternatives the first are shown, and the way to all', () => {
  const options = Array.from({ length: 20 }, (_, index) => ({
    answer: `K${index}`,
    label: `Kolumn ${index}`,
    change: { roles: { [index]: 'revenue' as const } },
    sum: `${index}`,
  }));
  const page = gate({ ...dateOrder, id: 'amount', options });
  expect(page.names('button')).toHaveLength(7);
  expect(page.names('button')[6]).toBe('Visa alla 20 alternativ');
});

test('while an answer is on its way no other can be given', () => {
  const buttons = gate(withSums('1', '2'), 1, true).all('button');
  expect(buttons.map((button) => button.attribute('aria-disabled'))).toEqual(['true', 'true']);
});

const summary = (more: Partial<Document> = {}, understanding: Partial<Understanding> = {}) =>
  drawnOnPage(
    <UnderstoodSummary
      document={{ ...aDocument, extractedData: someUnderstanding(understanding), ...more }}
      pending={false}
      onChange={ignore}
      onLeftOut={ignore}
    />,
  );
const aDocument = {
  ...{ id: 'd1', filename: 'a.csv', category: 'sales', size: 1, createdAt: '', uploadedAt: '' },
  ...{ chosenAt: '', processed: true, sample: false, corrections: [] },
  spoken: ['Försäljning 817 860 kr, januari–juni 2025, 12 rader.'],
};

test('a file where all is proved is a sentence and its columns, and nothing to press', () => {
  const page = summary();
  expect(page.text).toContain('Försäljning 817 860 kr, januari–juni 2025, 12 rader.');
  expect(page.definitions).toEqual(['Datum: Datum', 'Belopp exkl. moms: Summa']);
  expect(page.all('button')).toEqual([]);
});

test('what does not count is said, and can be looked at', () => {
  const page = summary({ spoken: ['Försäljning.', '14 rader är delsummor och räknas inte.'] });
  expect(page.text).toContain('14 rader är delsummor och räknas inte. Visa vilka');
  expect(page.names('button')).toEqual(['Visa vilka']);
});

test('what does not add up is told with the question and not folded away', () => {
  const check: ReconciliationCheck = {
    ...{ id: 'total', status: 'difference', title: 'Summaraden', rows: [] },
    ...{ text: 'Summan av raderna är en annan.', difference: '-12.5' },
  };
  const agrees = { ...check, id: 'rows', status: 'ok' } as const;
  const page = summary({}, { reconciliation: [check, agrees] });
  expect(page.one('region', 'Det här stämmer inte').all('listitem')).toHaveLength(1);
});

test('what was answered, and what can be otherwise, is changed by one press', () => {
  const option = (answer: string, label: string) => ({ answer, label, change: {} });
  const vat = {
    ...({ id: 'vat', label: 'Moms i beloppen', chosen: 'excluded' } as const),
    options: [option('excluded', 'Ingår inte'), option('included', 'Ingår')],
  };
  const page = summary({ corrections: [vat] }, { answered: [withSums('100', '125')] });
  const choices = page.one('region', 'Går att ändra');
  expect(choices.one('group', dateOrder.text).names('button')).toEqual([
    'Dag först · 100 kr',
    'Månad först · 125 kr',
  ]);
  expect(choices.one('group', 'Moms i beloppen').names('button')).toEqual(['Ingår inte', 'Ingår']);
});
