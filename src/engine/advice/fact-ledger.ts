import type { Fact } from '../facts/fact.ts';

/** Appends facts after the computed ones; ids continue where they end. */
export interface Ledger {
  append(fact: Omit<Fact, 'id'>): Fact;
  /** All facts: the computed ones first, unchanged. */
  facts(): Fact[];
}

function highestNumber(facts: readonly Fact[]): number {
  return facts.reduce((highest, fact) => {
    const number = Number(fact.id.slice(1));
    return Number.isInteger(number) && number > highest ? number : highest;
  }, 0);
}

export function ledger(computed: readonly Fact[]): Ledger {
  const appended: Fact[] = [];
  let last = highestNumber(computed);
  return {
    append(fact) {
      last += 1;
      const numbered: Fact = { id: `F${last}`, ...fact };
      appended.push(numbered);
      return numbered;
    },
    facts: () => [...computed, ...appended],
  };
}
