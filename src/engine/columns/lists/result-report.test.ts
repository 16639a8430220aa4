import { describe, expect, it } from 'vitest';
import { roledTable } from '#support/roled-table.ts';
import { costReading } from '../../guides/costs/reading.ts';
import type { GuideReading } from '../guide-reading.ts';
import { resultReport } from './result-report.ts';

const names = ['Försäljning', 'Övriga intäkter', 'Summa intäkter', 'Hyra', 'Löner', 'Resultat'];
const others = (amounts: string[], reading: GuideReading = costReading, post = names) =>
  Object.fromEntries(
    resultReport(roledTable({ 'Post: text': post, 'Belopp: amount': amounts }), {
      reading,
      chosen: {},
    }).others,
  );

describe('a report of results without accounts', () => {
  const proved = {
    ...{ 0: 'reportIncome', 1: 'reportIncome', 2: 'reportResult' },
    5: 'reportResult',
  };

  it('costs the lines that its result has taken off what came in', () => {
    expect(others(['900', '100', '1000', '300', '500', '200'])).toEqual(proved);
  });

  it('whatever sign it writes them with', () => {
    expect(others(['900', '100', '1000', '-300', '-500', '200'])).toEqual(proved);
  });

  it('sells the others, where sales are read', () => {
    const sales = { ...costReading, otherSide: 'reportCost' as const };
    expect(others(['900', '100', '1000', '300', '500', '200'], sales)).toEqual({
      ...{ 2: 'reportResult', 3: 'reportCost', 4: 'reportCost', 5: 'reportResult' },
    });
  });

  it('is left as it is where its result is another', () => {
    expect(others(['900', '100', '1000', '300', '500', '150'])).toEqual({});
  });

  it('knows what came in by its words where no sum follows it', () => {
    const post = ['Omsättning', 'Hyra', 'Löner', 'Rörelseresultat'];
    expect(others(['1000', '300', '500', '200'], costReading, post)).toEqual({
      ...{ 0: 'reportIncome', 3: 'reportResult' },
    });
  });
});
