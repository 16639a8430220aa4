import { expect, test } from 'vitest';
import type { ReportAnswer } from '#features/guides/report-answers-contract.ts';
import { noLetterhead } from '#features/letterhead/letterhead.ts';
import type { Report } from '../../report.ts';
import { plain, runsText } from '../../runs.ts';
import { statementsOf } from './statements.ts';
import { withAnswers } from './with-answers.ts';

const text = (title: string, words: string): Report['parts'][number] => ({
  ...{ kind: 'text', title, lead: [], blocks: [{ kind: 'text', lines: [plain(words)] }] },
});
const advice = (title: string) => ({
  ...{ title: plain(title), priority: '', body: [], action: null, entries: [] },
});
const report: Report = {
  cover: { title: 'Försäljningsanalys', company: 'Bageriet', period: null, lines: [] },
  parts: [
    text('Sammanfattning', 'Ni sålde för 720 kr.'),
    {
      kind: 'advice',
      title: 'Råd',
      lead: '',
      items: [advice('Höj priset'), advice('Sänk lagret')],
    },
    { kind: 'receipts', title: 'Så räknades siffrorna', lead: '', receipts: [] },
  ],
  ...{ facts: [], letterhead: noLetterhead, footer: '', day: '2026-11-23' },
};
const [summary, , stock] = statementsOf(report);

const answer = (more: Partial<ReportAnswer>): ReportAnswer => ({
  ...{ id: 'a', statement: summary?.id ?? '', title: summary?.title ?? '', kind: 'approved' },
  ...{ text: '', name: 'Åsa', createdAt: '2026-11-23T22:30:00.000Z' },
  ...more,
});
const cellsOf = (answers: readonly ReportAnswer[]) =>
  withAnswers(report, answers).parts.flatMap((part) =>
    part.kind === 'table' ? part.rows.map(({ cells }) => cells.map(runsText)) : [],
  );

test('each part is a statement, each piece of advice by itself, and the appendix is none', () => {
  expect(statementsOf(report).map(({ part, item, title }) => [part, item, title])).toEqual([
    [0, null, 'Sammanfattning'],
    [1, 0, 'Höj priset'],
    [1, 1, 'Sänk lagret'],
  ]);
});

test('a statement whose words or figures differ is another; the same is the same wherever it stands', () => {
  const [changed] = statementsOf({ parts: [text('Sammanfattning', 'Ni sålde för 721 kr.')] });
  expect(changed?.id).not.toBe(summary?.id);
  const moved = statementsOf({ parts: report.parts.toReversed() });
  expect(moved.map(({ id }) => id)).toContain(summary?.id);
});

test('without answers a report is as it was', () => {
  expect(withAnswers(report, [])).toBe(report);
});

test('answers stand before the appendix, in its order, by whom and when in Swedish time', () => {
  const both = [
    answer({
      id: 'b',
      statement: stock?.id ?? '',
      title: 'Sänk lagret',
      kind: 'question',
      text: 'Hur?',
    }),
    answer({ id: 'a' }),
  ];
  expect(withAnswers(report, both).parts.map(({ kind }) => kind)).toEqual([
    ...['text', 'advice', 'table', 'receipts'],
  ]);
  expect(cellsOf(both)).toEqual([
    ['Sammanfattning', 'Godkänt', 'Åsa\n2026-11-23 kl. 23:30'],
    ['Sänk lagret', 'Fråga: Hur?', 'Åsa\n2026-11-23 kl. 23:30'],
  ]);
});

test('an answer to what the report no longer states stands last and says so: versions never mix', () => {
  const rows = cellsOf([answer({ id: 'x', statement: '0'.repeat(64) }), answer({ id: 'y' })]);
  expect(rows.map(([title]) => title)).toEqual([
    'Sammanfattning',
    'Sammanfattning (gäller en lydelse som inte längre står i rapporten)',
  ]);
});
