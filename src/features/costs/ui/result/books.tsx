import { Card } from '#client/ui/card.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { columnPrecision } from '#engine/text/column-precision.ts';
import { FactCell } from '#features/guides/ui/result/fact-cell.tsx';
import { SectionHeading } from '#features/guides/ui/result/section-heading.tsx';
import { type BookTable, bookTable } from '../../books.ts';
import { booksTexts as texts } from '../../texts.ts';

/** Income statement, balance sheet and ratios, year beside year. */
export function Books({ facts }: { facts: readonly Fact[] }) {
  const table = bookTable(facts);
  const hasRoom = useMedia('(min-width: 40rem)');
  if (table === null) return null;
  const shown = new Set(table.groups.flatMap(({ lines }) => lines.flatMap(({ ids }) => ids)));
  const precision = columnPrecision(facts.filter(({ id }) => shown.has(id)));
  return (
    <section aria-labelledby="result-books" className="max-w-3xl">
      <SectionHeading id="result-books" title={texts.title} lead={texts.lead} />
      {hasRoom ? (
        <Wide table={table} precision={precision} />
      ) : (
        <Narrow table={table} precision={precision} />
      )}
    </section>
  );
}

interface BooksProps {
  table: BookTable;
  precision: ReturnType<typeof columnPrecision>;
}

function Wide({ table: { years, groups }, precision }: BooksProps) {
  return (
    <Table caption={texts.caption}>
      <thead>
        <tr>
          <HeaderCell>{texts.line}</HeaderCell>
          {years.map((year) => (
            <HeaderCell key={year} numeric>
              {year}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, lines }) => (
        <tbody key={name}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={years.length + 1}
              className="border-b border-line px-3 pt-5 pb-2 text-left font-semibold"
            >
              {texts.groups[name]}
            </th>
          </tr>
          {lines.map(({ key, label, ids }) => (
            <Row key={key}>
              <Cell className="text-ink-muted">{label}</Cell>
              {ids.map((id, at) => (
                <FactCell key={years[at]} factId={id} precision={precision} />
              ))}
            </Row>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

/** On a phone each name is above its figures, so that long words need not break. */
function Narrow({ table: { years, groups }, precision }: BooksProps) {
  return (
    <Card padding="none" className="divide-y divide-line">
      {groups.map(({ name, lines }) => (
        <div key={name} className="px-4 py-4">
          <h3 className="font-semibold">{texts.groups[name]}</h3>
          <dl className="mt-3 flex flex-col gap-3 text-sm">
            {lines.map(({ key, label, ids }) => (
              <div key={key} className="grid grid-cols-2 gap-x-4">
                <dt className="col-span-2 text-ink-muted">{label}</dt>
                {ids.map((id, at) => (
                  <dd
                    key={years[at]}
                    className="flex flex-wrap items-baseline justify-between gap-x-2"
                  >
                    <span className="text-xs text-ink-muted">{years[at]}</span>
                    {id === null ? '–' : <FactFigure factId={id} precision={precision} />}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Card>
  );
}
