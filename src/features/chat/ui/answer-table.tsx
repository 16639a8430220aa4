import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { ConsultantAnswer } from '#engine/consultant/consult.ts';

/** Names and their figures, each of which opens its receipt. */
export function AnswerTable({ table }: { table: ConsultantAnswer['tables'][number] }) {
  const [name = '', ...columns] = table.columns;
  return (
    <Table caption={table.columns.join(', ')} maxHeight="max-h-96">
      <thead>
        <tr>
          <HeaderCell>{name}</HeaderCell>
          {columns.map((column) => (
            <HeaderCell key={column} numeric>
              {column}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ label, factIds }) => (
          <Row key={factIds.join()}>
            <Cell className="min-w-28 [overflow-wrap:anywhere]">{label}</Cell>
            {columns.map((column, at) => {
              const id = factIds[at] ?? null;
              return (
                <Cell key={column} numeric>
                  {id !== null && <FactFigure factId={id} />}
                </Cell>
              );
            })}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
