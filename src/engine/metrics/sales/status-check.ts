import { normaliseName } from '../../columns/normalise-name.ts';
import { sign } from '../../facts/decimal.ts';
import type { Understanding } from '../../read/understanding.ts';
import { formatMoney } from '../../text/format.ts';
import { listed } from '../../text/swedish.ts';
import { rowsText } from '../naming.ts';
import { amount, count, type Query, text } from '../query.ts';
import type { Amount } from '../table/amount.ts';
import type { Currency } from '../table/currency.ts';

const NAMES =
  /^(?:(?:order|betalnings|faktura|financial|payment|fulfillment) ?)?status$|^(?:typ|type|transaktionstyp|transaction type|reporting category|dokumenttyp|fakturatyp|handelsetyp)$/;
const NO_SALE =
  /^(?:avbruten|avbrutet|avbokad|avbokat|makulerad|annullerad|aterkallad|cancelled|canceled|voided?|failed|misslyckad|misslyckades|nekad|declined|avvisad|utkast|draft|expired|offert|aterbetald|aterbetalt|refunded|fee|fees|avgift|payout|utbetalning|transfer|overforing)$/;
const CREDIT =
  /^(?:kredit|kreditfaktura|kreditnota|kreditering|credit|credit note|retur|return|refund|aterbetalning)$/;

/**
 * Warnings where a column of states or types names rows that are likely no sale (`Avbruten`), or credits
 * written with plus. They are counted as the file has them: only the user knows what the words mean.
 */
export async function statusWarnings(
  query: Query,
  { columns }: Understanding,
  revenue: Amount,
  currency: Currency,
): Promise<string[]> {
  const warnings: string[] = [];
  const states = columns.filter(
    ({ role, type, name }) => role === null && type === 'text' && NAMES.test(normaliseName(name)),
  );
  for (const { index, name } of states) {
    const found = await query(`SELECT trim(CAST(c${index} AS VARCHAR)) AS written, count(*) AS rows,
        sum(${revenue.sql}) AS revenue
      FROM data WHERE c${index} IS NOT NULL AND ${revenue.sql} <> 0
        ${currency.where === null ? '' : `AND ${currency.where}`}
      GROUP BY ALL ORDER BY rows DESC, written LIMIT 50`);
    const said = (words: RegExp, plus: boolean) =>
      found
        .filter((row) => words.test(normaliseName(text(row, 'written'))))
        .filter((row) => !plus || sign(amount(row, 'revenue')) > 0)
        .map((row) => {
          const money = formatMoney(amount(row, 'revenue'), { currency: currency.code });
          return `${rowsText(count(row, 'rows'))} med ”${text(row, 'written')}” (${money})`;
        });
    const [others, credits] = [said(NO_SALE, false), said(CREDIT, true)];
    if (others.length > 0)
      warnings.push(
        `Kolumnen ${name.trim()} har ${listed(others)}. De är med i omsättningen; ta bort dem ur filen om de inte är försäljning.`,
      );
    if (credits.length > 0)
      warnings.push(
        `Kolumnen ${name.trim()} har ${listed(credits)} med beloppet skrivet med plus. De ökar omsättningen; skriv dem med minus om de är avdrag.`,
      );
  }
  return warnings;
}
