import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import type { Fact } from '#engine/facts/fact.ts';
import { SectionHeading } from '#features/analyses/ui/result/section-heading.tsx';
import { bookTable } from '../../books.ts';
import { booksTexts as texts } from '../../texts.ts';
import { FactCell } from './fact-cell.tsx';

/** What the bookkeeping says of result, balance and ratios, year beside year. */
export function Books({ facts }: { facts: readonly Fact[] }) {
  const table = bookTable(facts);
  if (table === null) return null;
  const { years, groups } = table;
  return (
    <section aria-labelledby="result-books" className="max-w-3xl">
      <SectionHeading id="result-books" title={texts.title} lead={texts.lead} />
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
                <Cell className="[overflow-wrap:anywhere] text-ink-muted">{label}</Cell>
                {ids.map((id, at) => (
                  <FactCell key={years[at]} factId={id} />
                ))}
              </Row>
            ))}
          </tbody>
        ))}
      </Table>
    </section>
  );
}
