import { describe, expect, it } from 'vitest';
import { understandingOf } from '#support/sales-table.ts';
import { shopTable } from '#support/shop-table.ts';
import { evidenceOf } from './column-evidence.ts';
import type { Question } from './question.ts';
import type { ReconciliationCheck, Understanding, UnderstoodColumn } from './understanding.ts';

const column = (index: number, more: Partial<UnderstoodColumn>): UnderstoodColumn => ({
  ...{ index, name: `Kolumn ${index}`, type: 'number', format: null, role: null, confidence: 1 },
  ...{ reason: 'Skäl.', samples: [], filled: 1, empty: 0, distinct: 1, sum: null },
  ...more,
});

const amount = column(0, { name: ' Netto ', role: 'revenue', decidedBy: 'name' });
const date = column(1, { name: 'Dag', role: 'date', type: 'date', decidedBy: 'name' });

const file = (more: Partial<Understanding>): Understanding => ({
  ...understandingOf(shopTable()),
  columns: [amount, date],
  questions: [],
  answered: [],
  reconciliation: [],
  ...more,
});

const check = (more: Partial<ReconciliationCheck>): ReconciliationCheck => ({
  ...{ id: 'total', status: 'ok', title: 'Filens egen summa', text: 'Summan är lika.' },
  ...{ difference: null, rows: [] },
  ...more,
});

const asked = (id: Question['id'], label: string): Question => ({
  ...{ id, text: 'Hur?', chosen: 'a', blocking: false },
  options: [{ answer: 'a', label, change: {}, sum: null }],
});

describe('what decided a column', () => {
  it('is told of columns with a role, by the name that figures write', () => {
    const columns = [amount, column(2, { name: 'Ref' })];
    expect(evidenceOf(file({ columns })).map((each) => each.column)).toEqual(['Netto']);
  });

  it('is its reason as it stands in files read before it was kept', () => {
    const old = column(0, { role: 'revenue', reason: 'Det är filens enda kolumn med tal.' });
    const [evidence] = evidenceOf(file({ columns: [old] }));
    expect(evidence).toMatchObject({ by: 'reason', reason: 'Det är filens enda kolumn med tal.' });
  });

  it('is disputed where a check differs or a question is open, even one that stops nothing', () => {
    expect(evidenceOf(file({})).every(({ undisputed }) => undisputed)).toBe(true);
    const differing = file({ reconciliation: [check({ status: 'difference' })] });
    const open = file({ questions: [asked('vat', 'Vet inte')] });
    for (const each of [differing, open])
      expect(evidenceOf(each).some(({ undisputed }) => undisputed)).toBe(false);
  });

  it('has the checks that agree with the amount, and no others', () => {
    const reconciliation = [check({}), check({ id: 'rows', text: 'Alla rader.' })];
    const [ofAmount, ofDate] = evidenceOf(file({ reconciliation }));
    expect(ofAmount?.agrees).toEqual(['Summan är lika.']);
    expect(ofDate?.agrees).toEqual([]);
  });

  it('has the answers of the column that they are about', () => {
    const answered = [
      asked('vat', 'Utan moms'),
      asked('dateOrder', 'Dag först'),
      asked('company', 'Ja'),
    ];
    const [ofAmount, ofDate] = evidenceOf(file({ answered }));
    expect(ofAmount?.answers).toEqual([{ question: 'Hur?', answer: 'Utan moms' }]);
    expect(ofDate?.answers).toEqual([{ question: 'Hur?', answer: 'Dag först' }]);
  });

  it('is the books of a SIE file, unless the user said otherwise', () => {
    const chosen = { ...amount, decidedBy: 'answer' } as const;
    const by = (columns: UnderstoodColumn[]) =>
      evidenceOf(file({ format: 'sie', columns })).map((each) => each.by);
    expect(by([amount, date])).toEqual(['books', 'format']);
    expect(by([chosen, date])).toEqual(['answer', 'format']);
  });

  it('is the export where that is known', () => {
    const columns = [{ ...amount, decidedBy: 'make' } as const];
    const [known] = evidenceOf(file({ columns, make: 'Swish-rapport' }));
    expect(known).toMatchObject({ by: 'make', reason: 'Swish-rapport' });
  });
});
