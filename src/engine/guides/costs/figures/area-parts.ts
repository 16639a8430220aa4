import { decimal } from '../../../facts/decimal.ts';
import { named } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf, ZERO } from '../../../figures/arithmetic.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { sumOf } from '../../../figures/filters.ts';
import { amount, count, onlyRow } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import { type CostKind, FUEL, VEHICLE_ACCOUNTS, WAGES } from '../areas/kinds.ts';
import { VEHICLES } from '../areas/transport.ts';
import { type ClassifiedRows, columnsOfArea } from './area-rows.ts';
import type { CostContext } from './context.ts';

/** A kind of rows within an area, told by the account, where that says it, else by words of the row. */
type AreaPart = Pick<CostKind, 'area' | 'telling' | 'accounts' | 'words' | 'filter'> & {
  key: 'costs.area.wages' | 'costs.area.payroll' | 'costs.area.fuel' | 'costs.area.standing';
};

const STANDING_WORDS =
  'leasing|leasad|försäkring|fordonsskatt|vägskatt|hyrbil|billån|avskrivning|volvofinans|volkswagen finans|toyota financial|bmw financial|ayvens|leaseplan|arval|autolease';

const PARTS: readonly AreaPart[] = [
  { ...WAGES, key: 'costs.area.wages' },
  {
    ...WAGES,
    key: 'costs.area.payroll',
    accounts: '^7[0-245]',
    words: `${WAGES.words}|arbetsgivaravg|sociala avg|pension|alecta|collectum|(^| )(amf|spp|fora)( |$)`,
    filter:
      'löner, arbetsgivaravgifter eller pensioner: konto 7000–7299 och 7400–7599, utan konto efter kategori, text och leverantör',
  },
  { ...FUEL, key: 'costs.area.fuel' },
  {
    key: 'costs.area.standing',
    area: VEHICLES,
    telling: VEHICLE_ACCOUNTS,
    accounts: '^56[1-9][25]',
    words: STANDING_WORDS,
    filter:
      'leasing, skatt eller försäkring: konto 56x2 och 56x5, annars efter kategori, text och leverantör',
  },
];

/** By the account only in a chart where it means what it does in BAS. */
export function whereOf(
  { area, telling, accounts, words }: Pick<AreaPart, 'area' | 'telling' | 'accounts' | 'words'>,
  isBas: boolean,
): string {
  const byWords = `regexp_matches(lower(concat_ws(' ', category, accountName, text, supplier)), ${quoteText(words)})`;
  const rows = `area = ${quoteText(area)} AND amount IS NOT NULL AND`;
  if (!isBas) return `${rows} ${byWords}`;
  return `${rows} CASE
      WHEN regexp_matches(coalesce(account, ''), ${quoteText(telling)}) THEN regexp_matches(account, ${quoteText(accounts)})
      ELSE ${byWords} END`;
}

async function addPart(
  context: CostContext,
  classified: ClassifiedRows,
  part: AreaPart,
  total: Fact,
): Promise<void> {
  const { key, area, filter } = part;
  const where = whereOf(part, context.view.isBas);
  const row = onlyRow(
    await context.query(`SELECT sum(amount) AS amount, count(*) AS rows FROM costs WHERE ${where}`),
  );
  const share = percentOf(amount(row, 'amount'), decimal(total.value));
  if (share === null) return;
  addFact(context, {
    key,
    subject: subject('area', area),
    value: share,
    period: context.period,
    columns: [
      ...new Set([...context.measure.amount.columns, ...columnsOfArea(context, classified, area)]),
    ],
    filter: `rader i ${area} som är ${filter}`,
    where,
    rows: count(row, 'rows'),
    formula: `${sumOf(context.measure.amount.formula)} ÷ ${named(total)}`,
    inputs: [total],
  });
}

/** What an area is mostly of: what it is to be called, what is said of it and what is advised go by that. */
export async function addAreaParts(
  context: CostContext,
  classified: ClassifiedRows,
): Promise<void> {
  for (const part of PARTS) {
    const total = context.facts.of('costs.area.total', part.area);
    if (total === null || decimal(total.value).units <= ZERO.units) continue;
    await addPart(context, classified, part, total);
  }
}
