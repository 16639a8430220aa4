import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#client/data/queries.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
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
        {data && data.invoices.length > 0 && (
          <Table caption={texts.caption}>
            <thead>
              <tr>
                <HeaderCell>{texts.date}</HeaderCell>
                <HeaderCell numeric>{texts.amount}</HeaderCell>
                <HeaderCell>{texts.state}</HeaderCell>
                <HeaderCell>{texts.number}</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {data.invoices.map(({ id, number, date, gross, status, pdfUrl }) => (
                <Row key={id}>
                  <Cell className="whitespace-nowrap">{formatInstantDay(date)}</Cell>
                  <Cell numeric>{kronor(gross)}</Cell>
                  <Cell>{texts.states[status]}</Cell>
                  <Cell className="whitespace-nowrap">
                    {pdfUrl ? (
                      <a
                        href={pdfUrl}
                        target="_blank"
                        rel="noopener noreferrer"
                        aria-label={texts.pdfOf(number ?? formatInstantDay(date))}
                        className="text-accent-ink underline underline-offset-4"
                      >
                        {number ?? texts.pdf}
                      </a>
                    ) : (
                      (number ?? '–')
                    )}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        )}
      </div>
    </section>
  );
}
