import { DefinitionList } from '#client/ui/definition-list.tsx';
import type { Books } from '#engine/table/books.ts';
import { formatNumber, formatPeriod } from '#engine/text/format.ts';
import { booksTexts as texts } from '../understanding-texts.ts';

/** A ledger may have entries without voucher numbers. */
function vouchersOf({ count, rows }: Books['vouchers']): string {
  if (count > 0) return formatNumber(count);
  return rows === 0 ? texts.noVouchers : texts.onlyRows(formatNumber(rows));
}

/** The company, financial years and size of a bookkeeping file. */
export function UnderstoodBooks({ books }: { books: Books }) {
  const { company, organisationNumber, program, chart, years, accounts, vouchers } = books;
  const used = accounts.filter((account) => account.years.length > 0).length;
  return (
    <section aria-label={texts.title} className="border-t border-line pt-5">
      <h3 className="mb-3 font-semibold">{texts.title}</h3>
      <DefinitionList
        layout="grid"
        items={[
          { name: texts.company, value: company },
          { name: texts.organisationNumber, value: organisationNumber },
          {
            name: texts.years,
            value:
              years.length === 0 ? null : (
                <ul>
                  {years.map((year) => (
                    <li key={year.number} className="first-letter:uppercase">
                      {formatPeriod(year)}
                    </li>
                  ))}
                </ul>
              ),
          },
          {
            name: texts.accounts,
            value: texts.accountsUsed(formatNumber(accounts.length), formatNumber(used)),
          },
          {
            name: texts.vouchers,
            value: vouchersOf(vouchers),
          },
          { name: texts.program, value: program },
          { name: texts.chart, value: chart },
        ]}
      />
    </section>
  );
}
