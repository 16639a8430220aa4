import { decimal } from '../../../facts/decimal.ts';
import { named } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf, ZERO } from '../../../figures/arithmetic.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { sumOf } from '../../../figures/filters.ts';
import { amount, count, onlyRow } from '../../../figures/query.ts';
import { quoteText } from '../../../figures/sql.ts';
import { STAFF } from '../areas/staff.ts';
import { FUEL_WORDS, VEHICLES } from '../areas/transport.ts';
import { type ClassifiedRows, columnsOfArea } from './area-rows.ts';
import type { CostContext } from './context.ts';

/** A kind of rows within an area, told by the account, where that says it, else by words of the row. */
interface AreaPart {
  key: 'costs.area.wages' | 'costs.area.payroll' | 'costs.area.fuel' | 'costs.area.standing';
  area: string;
  /** Accounts that say what a row is. */
  telling: string;
  accounts: string;
  words: string;
  /** What its rows are, for the receipt. */
  filter: string;
}

const WAGE_WORDS = 'lön|salar|payroll|wages';
const ANY_ACCOUNT = '.';
/** BAS has the kind of a vehicle's cost in the fourth digit: 1 fuel, 2 insurance and tax, 5 leasing. */
const VEHICLE_ACCOUNTS = '^56[1-9][1-6]';
const STANDING_WORDS =
  'leasing|leasad|försäkring|fordonsskatt|vägskatt|hyrbil|billån|avskrivning|volvofinans|volkswagen finans|toyota financial|bmw financial|ayvens|leaseplan|arval|autolease';

const PARTS: readonly AreaPart[] = [
  {
    key: 'costs.area.wages',
    area: STAFF,
    telling: ANY_ACCOUNT,
    accounts: '^7[0-2]',
    words: WAGE_WORDS,
    filter: 'löner: konto 7000–7299, utan konto efter kategori, text och leverantör',
  },
  {
    key: 'costs.area.payroll',
    area: STAFF,
    telling: ANY_ACCOUNT,
    accounts: '^7[0-245]',
    words: `${WAGE_WORDS}|arbetsgivaravg|sociala avg|pension|alecta|collectum|(^| )(amf|spp|fora)( |$)`,
    filter:
      'löner, arbetsgivaravgifter eller pensioner: konto 7000–7299 och 7400–7599, utan konto efter kategori, text och leverantör',
  },
  {
    key: 'costs.area.fuel',
    area: VEHICLES,
    telling: VEHICLE_ACCOUNTS,
    accounts: '^56[1-9]1',
    words: FUEL_WORDS,
    filter: 'drivmedel: konto 56x1, annars efter kategori, text och leverantör',
  },
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

async function addParts(
  context: CostContext,
  classified: ClassifiedRows,
  parts: readonly AreaPart[],
  total: Fact,
): Promise<void> {
  const wheres = parts.map((part) => whereOf(part, context.view.isBas));
  const row = onlyRow(
    await context.query(
      `SELECT ${wheres
        .map(
          (where, at) =>
            `sum(amount) FILTER (${where}) AS sum_${at}, count(*) FILTER (${where}) AS rows_${at}`,
        )
        .join(', ')} FROM costs`,
    ),
  );
  parts.forEach(({ key, area, filter }, at) => {
    const share = percentOf(amount(row, `sum_${at}`), decimal(total.value));
    if (share === null) return;
    addFact(context, {
      key,
      subject: subject('area', area),
      value: share,
      period: context.period,
      columns: [
        ...new Set([
          ...context.measure.amount.columns,
          ...columnsOfArea(context, classified, area),
        ]),
      ],
      filter: `rader i ${area} som är ${filter}`,
      where: wheres[at] ?? null,
      rows: count(row, `rows_${at}`),
      formula: `${sumOf(context.measure.amount.formula)} ÷ ${named(total)}`,
      inputs: [total],
    });
  });
}

/** What an area is mostly of: what it is to be called, what is said of it and what is advised go by that. */
export async function addAreaParts(
  context: CostContext,
  classified: ClassifiedRows,
): Promise<void> {
  for (const area of new Set(PARTS.map((part) => part.area))) {
    const total = context.facts.of('costs.area.total', area);
    if (total === null || decimal(total.value).units <= ZERO.units) continue;
    const parts = PARTS.filter((part) => part.area === area);
    await addParts(context, classified, parts, total);
  }
}
