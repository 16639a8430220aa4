import { sumOf } from '../../../advice/effect-formula.ts';
import { aboveMiddle, ownOr } from '../../../advice/own-spread.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isPositive, size } from '../../../facts/fact-value.ts';
import { figure } from '../../../text/placeholder.ts';
import { listed, mention, sentences } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import { mostlyUnplaced } from '../coverage.ts';
import {
  type CostRuleContext,
  claimOf,
  defineCostRule,
  notPerYear,
  perYear,
  saving,
} from '../rule-context.ts';

interface Largest {
  /** The five largest at most. */
  suppliers: Fact[];
  share: Fact | null;
}

const MOST = 5;

/** What each supplier costs of what it did before, as a share. */
function grownTo({ book }: CostRuleContext): number[] {
  return book.all(key.supplierGrowth).map((growth) => 1 + size(growth) / 100);
}

export const topSuppliers = defineCostRule<Largest>({
  id: 'top-suppliers',
  theme: 'suppliers',
  when({ book, figures }) {
    // If the areas are meaningful, their recommendations already count these kronor.
    if (!mostlyUnplaced(book)) return null;
    const totals = figures.topSuppliers.flatMap((name) => book.of(key.supplierTotal, name) ?? []);
    const suppliers = totals.filter(isPositive).slice(0, MOST);
    return suppliers.length < 2 ? null : { suppliers, share: book.get(key.top5Share) };
  },
  advise({ suppliers, share }, context) {
    const all = context.book.all(key.areaTotal).map((fact) => claimOf(fact.subject?.name ?? ''));
    const named = suppliers.map((fact) => `${mention(fact)} (${figure(fact)})`);
    return {
      title: 'Förhandla med de största leverantörerna',
      description: sentences(
        `Mest går till ${listed(named)}.`,
        share === null || suppliers.length < MOST
          ? null
          : `Tillsammans är det ${figure(share)} av det leverantörerna får.`,
        size(share) > 50 && size(share) <= 100
          ? 'Samma sänkning i procent väger här tyngre än hos alla andra tillsammans.'
          : null,
      ),
      action:
        'Bjud in de största till ett samtal om nästa år, var och en för sig: pris, rabatt på årsvolym, betalningstid och frakt. Ha en offert från någon annan i handen.',
      firstStep: 'På måndag: skriv upp när priset senast förhandlades med var och en av dem.',
      cost: 'Ingen utgift, några dagars arbete',
      timeframe: 'Inom ett kvartal',
      effort: 2,
      sureness: 0.5,
      effect: saving(perYear(context, sumOf(...suppliers)), {
        claims: all,
        assumption: ownOr(
          {
            label: 'Antagen sänkning av det de största leverantörerna kostar',
            basis:
              'Försiktigt antagande: priset sitter ofta i avtal, men volymrabatt, frakt och villkor går att förhandla.',
            low: '1',
            likely: '2',
            high: '4',
          },
          aboveMiddle(grownTo(context)),
          'Ur filens egna leverantörer: så mycket lägre skulle kostnaden vara om de som ökat mest hade ökat som den mellersta',
        ),
      }),
      effectNote: notPerYear(context),
      stake: 0.01 * suppliers.reduce((sum, fact) => sum + size(fact), 0),
    };
  },
});
