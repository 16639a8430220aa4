import { multipliedBy, sumOf } from '../../../advice/effect-formula.ts';
import { ownAssumption } from '../../../advice/own-spread.ts';
import { first } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import { subjectName } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention, mentions, sentences } from '../../../text/swedish.ts';
import { salesKeys as key } from '../catalogue.ts';
import { inAll } from '../coverage.ts';
import { volumeEffect } from '../own-margin.ts';
import {
  defineSalesRule,
  knowsCustomers,
  notPerYear,
  type SalesRuleContext,
} from '../rule-context.ts';
import { asIfLevel, levelMonths, monthsToFill } from './season.ts';

interface WeakMonths {
  months: Fact[];
  average: Fact;
}

/** More than this, in per cent, is what happened once. */
const MOST = 15;

/** By how much the same months have been above their own mean, against the rest of their year, in their better years. */
function ownUplift(months: readonly Fact[], { book, happened }: SalesRuleContext) {
  if (book.get(key.wholeMonths)?.period == null) return null;
  const sold = levelMonths(book);
  const meanOf = (facts: readonly number[]) =>
    facts.reduce((sum, each) => sum + each, 0) / Math.max(1, facts.length);
  const isOdd = (month: string) =>
    happened.all.some(
      ({ type, change }) => type === 'once' && change.period?.from.startsWith(month) === true,
    );
  const cases = months.flatMap((index) => {
    const own = sold.filter(({ name }) => name.endsWith(`-${subjectName(index)}`));
    const ratios = own.flatMap(({ name, value }) => {
      const peers = sold.filter((peer) => peer.name.startsWith(name.slice(0, 4)));
      if (peers.length < YEAR || isOdd(name)) return [];
      return [value / meanOf(peers.map((peer) => peer.value))];
    });
    const usual = meanOf(ratios);
    return ratios.length < 2 ? [] : ratios.map((ratio) => (ratio / usual - 1) * 100);
  });
  return ownAssumption(cases, {
    label: 'Ökning i de svaga månaderna',
    basis:
      'Ur filens egna år: så mycket har samma månader, mot resten av sitt år, legat över sitt eget snitt när de varit som bäst (undre fjärdedel, mitten och övre fjärdedel).',
    most: MOST,
  });
}

/** Months of a year that is whole. */
const YEAR = 12;

function reason({ byTime, business }: SalesRuleContext): string {
  if (byTime) return 'boka då: en tid med kort varsel eller ett arbete som annars väntar';
  if (business?.id === 'manufacturing')
    return 'lägga sina order då: kortare ledtid, eller en större order som levereras i delar';
  return business?.id === 'restaurant'
    ? 'komma då: en kväll med något särskilt, en meny för sällskap eller ett klippkort på luncher'
    : 'handla då: förköp, paket eller något som bara finns den tiden';
}

export const weakMonths = defineSalesRule<WeakMonths>({
  id: 'weak-months',
  theme: 'season',
  when(context) {
    const months = monthsToFill(context);
    const average = context.book.get(key.monthAverage);
    return months.length === 0 || average === null ? null : { months, average };
  },
  advise({ months, average }, context) {
    const indexed = listed(
      months.map((fact) => `${mention(fact)} (${figure(fact)} gånger snittet)`),
    );
    const asIf = asIfLevel(months, context);
    return {
      title: `Fyll ut ${mentions(months)}`,
      description: sentences(
        asIf === ''
          ? `Svagast mot månadssnittet${inAll(context)}, ${figure(average)}, är ${indexed}.`
          : `Svagast är ${indexed}${asIf}.`,
        'Hyra, försäkringar och fasta löner är desamma de månaderna, så nästan hela täckningsbidraget på det som säljs därutöver blir kvar.',
      ),
      action: `Ge ${context.words.theCustomers === 'kunderna' ? 'befintliga kunder' : context.words.theCustomers} ett skäl att ${reason(context)}. Sänk inte ordinarie pris, det drar bara köp från månaderna efter.`,
      firstStep: knowsCustomers(context)
        ? `På måndag: välj ut de kunder som köpte i ${mention(first(months))} i fjol och bestäm vad de ska erbjudas.`
        : `På måndag: se efter vad som såldes i ${mention(first(months))} i fjol och bestäm vad som ska erbjudas då.`,
      cost: 'Utskick och säljtid',
      timeframe: 'Inom ett halvår',
      effort: 2,
      sureness: 0.4,
      effect: volumeEffect(context, multipliedBy(sumOf(...months), average), {
        claims: ['uplift'],
        assumption: ownUplift(months, context) ?? {
          label: 'Antagen ökning i de svaga månaderna',
          basis:
            'Försiktigt antagande: säsongen beror mest på kundernas behov och går bara att jämna ut en aning.',
          low: '2',
          likely: '4',
          high: '6',
        },
      }),
      effectNote: notPerYear(context),
      stake: 0,
    };
  },
});
