import { normaliseName } from '../normalise-name.ts';
import { nameTest } from './words.ts';

/** What an account's name tells of it, where it tells it without doubt. */
export type NamedAccount = 'income' | 'cost' | 'interestIncome' | 'interestCost';

/** `Fakturerade kostnader` are income, and `Aktiverade utgifter` an asset: such words turn the others about. */
const turns = nameTest({
  begins: `fakturera, vidarefakturera, vidaredebitera, utdebitera, debiterad, aktivera, balansera, ersattning,
    aterforing, aterbetal, upplup, forutbetal, periodisera, fordran, fordringar, skuld, resultat, moms, skatt, lager,
    bidrag, forandring, ranta pa`,
  words: 'fakt',
  ends: 'ersattning, ersattningar, fordran, fordringar, skuld, skulder, moms, skatt, lager, bidrag, resultat',
});
const interestIncome = nameTest({ begins: 'ranteintakt', whole: 'finansiella intakter' });
const interestCost = nameTest({
  begins: 'rantekostnad',
  whole: 'finansiella kostnader',
});
const cost = nameTest({
  ends: 'kostnad, kostnader, utgift, utgifter, omkostnader',
  starts: 'inkop, avskrivning, arbetsgivaravgift, sociala avgifter',
});
const income = nameTest({
  ends: 'intakt, intakter',
  first: 'forsaljning, forsalj, omsattning, nettoomsattning, varuforsaljning, tjansteforsaljning',
});

/** What the name says; null where it says nothing, or two things. */
export function namedAccount(written: string): NamedAccount | null {
  const name = normaliseName(written);
  if (turns(name)) return null;
  if (interestIncome(name)) return 'interestIncome';
  if (interestCost(name)) return 'interestCost';
  if (cost(name) === income(name)) return null;
  return cost(name) ? 'cost' : 'income';
}
