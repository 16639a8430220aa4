import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#client/data/queries.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import { formatInstantDay } from '#engine/text/format.ts';
import { billingContract } from '../../contract.ts';
import { kronor, subscriptionTexts } from '../../subscription-texts.ts';

const texts = subscriptionTexts.invoices;

/** What has been invoiced and paid, each with its PDF. */
export function Invoices() {
  const { data, error } = useQuery({ ...routeQuery(billingContract.invoices), staleTime: 0 });
  return (
    <section aria-labelledby="invoices" className="mt-8">
      <h3 id="invoices" className="font-medium">
        {texts.title}
      </h3>
      <div className="mt-3 text-sm">
        {error && <p className="text-ink-muted">{texts.failed}</p>}
        {!data && !error && <Skeleton className="h-16" />}
        {data?.invoices.length === 0 && <p className="text-ink-muted">{texts.none}</p>}
        {data && data.invoices.length > 0 && <InvoiceTable invoices={data.invoices} />}
      </div>
    </section>
  );
}

type Invoice = ResponseOutput<(typeof billingContract)['invoices']>['invoices'][number];

/** On a phone the day stands under the number and the state under the amount: the PDF is never off the screen. */
function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Table caption={texts.caption}>
      <thead>
        <tr>
          <HeaderCell>{texts.number}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{texts.date}</HeaderCell>
          <HeaderCell numeric>{texts.amount}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{texts.state}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => {
          const day = formatInstantDay(invoice.date);
          const state = texts.states[invoice.status];
          return (
            <Row key={invoice.id}>
              <Cell>
                <Pdf invoice={invoice} day={day} />
                <span className="mt-0.5 block whitespace-nowrap text-ink-muted sm:hidden">
                  {day}
                </span>
              </Cell>
              <Cell className="whitespace-nowrap max-sm:hidden">{day}</Cell>
              <Cell numeric>
                {kronor(invoice.gross)}
                <span className="mt-0.5 block text-ink-muted sm:hidden">{state}</span>
              </Cell>
              <Cell className="max-sm:hidden">{state}</Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

function Pdf({ invoice: { number, pdfUrl }, day }: { invoice: Invoice; day: string }) {
  if (!pdfUrl) return number ?? '–';
  return (
    <a
      href={pdfUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.pdfOf(number ?? day)}
      className="text-accent-ink underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {number ?? texts.pdf}
    </a>
  );
}
