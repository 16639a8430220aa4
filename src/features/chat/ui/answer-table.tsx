import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { useReceipts } from '#client/ui/receipt/receipt-context.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import { columnPrecision } from '#engine/text/column-precision.ts';

/** Names and their figures, each of which opens its receipt. */
export function AnswerTable({ table }: { table: ConsultantAnswer['tables'][number] }) {
  const { fact } = useReceipts();
  const [name = '', ...titles] = table.columns;
  const columns = titles.map((title, at) => ({
    title,
    precision: columnPrecision(table.rows.flatMap(({ factIds }) => fact(factIds[at] ?? '') ?? [])),
  }));
  return (
    <Table caption={table.columns.join(', ')} maxHeight="max-h-96">
      <thead>
        <tr>
          <HeaderCell>{name}</HeaderCell>
          {columns.map(({ title }) => (
            <HeaderCell key={title} numeric>
              {title}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ label, factIds }) => (
          <Row key={factIds.join()}>
            <Cell className="min-w-28 [overflow-wrap:anywhere]">{label}</Cell>
            {columns.map(({ title, precision }, at) => {
              const id = factIds[at] ?? null;
              return (
                <Cell key={title} numeric>
                  {id !== null && <FactFigure factId={id} precision={precision} />}
                </Cell>
              );
            })}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
