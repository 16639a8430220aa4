import { describe, expect, it } from 'vitest';
import { goods, type Payee, rent, toldOfPayees, uneven } from '#support/payee-ledger.ts';

const wages = (kronor: Payee[3]): Payee => ['Löneservice', '7210', 'Löner tjänstemän', kronor];
const paid = uneven(90_000);

describe('wages', () => {
  it('that have risen are held against the list of wages, beside what else has happened', async () => {
    const text = await toldOfPayees([
      goods,
      rent,
      wages((month) => (month < 15 ? 1 : 1.5) * paid(month)),
    ]);
    expect(text).toContain('# Stäm av de högre lönerna\n');
    expect(text).toContain('hur många som är anställda, lönen eller timmarna');
    expect(text).not.toContain('Följ upp Löneservice');
  });

  it('that were high once say nothing of how many are employed', async () => {
    const text = await toldOfPayees([
      goods,
      rent,
      wages((month) => (month === 16 ? 6 : 1) * paid(month)),
    ]);
    expect(text).toContain('# Stäm av den höga lönekostnaden\n');
    expect(text).toContain('Räkna inte in det i nästa budget');
    expect(text).not.toMatch(/antalet anställda|hur många som är anställda/u);
  });

  it('that are new may have been paid another way before', async () => {
    const text = await toldOfPayees([
      goods,
      rent,
      wages((month) => (month < 15 ? 0 : paid(month))),
    ]);
    expect(text).toContain('# Stäm av de nya lönerna\n');
    expect(text).toContain('är kostnaderna före dess för låga');
  });
});
