import { Link } from 'react-router';
import { Card } from '#client/ui/card.tsx';
import { FactFigure } from '#client/ui/receipt/fact-figure.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { type IndustryLine, industryTable } from '../../industry.ts';
import { industryTexts as texts } from '../../industry-texts.ts';
import { FactCell } from './fact-cell.tsx';
import { SectionHeading } from './section-heading.tsx';

const quartiles = ['low', 'median', 'high'] as const;

/** The company's ratios among the quartiles of its industry; `more` of them are in Pro. */
export function Industry({
  facts,
  more = 0,
}: {
  facts: readonly Fact[];
  more?: number | undefined;
}) {
  const hasRoom = useMedia('(min-width: 48rem)');
  const table = industryTable(facts);
  if (table === null) return null;
  const { lines } = table;
  return (
    <section aria-labelledby="result-industry" className="max-w-3xl">
      <SectionHeading
        id="result-industry"
        title={texts.title}
        lead={
          <>
            {texts.of} <FactFigure factId={table.companies} /> {texts.basis(table.basis)}{' '}
            {texts.source(table.year)}
          </>
        }
      />
      {hasRoom ? <Wide lines={lines} /> : <Narrow lines={lines} />}
      {more > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          {texts.more(more)}{' '}
          <Link to="/subscribe" className="text-accent-ink underline underline-offset-4">
            {texts.seePro}
          </Link>
        </p>
      )}
    </section>
  );
}

function Wide({ lines }: { lines: readonly IndustryLine[] }) {
  return (
    <Table caption={texts.caption}>
      <thead>
        <tr>
          <HeaderCell>{texts.ratio}</HeaderCell>
          <HeaderCell numeric>{texts.own}</HeaderCell>
          {quartiles.map((each) => (
            <HeaderCell key={each} numeric>
              {texts.quartiles[each]}
            </HeaderCell>
          ))}
          <HeaderCell>{texts.place}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.label}>
            <Cell>{line.label}</Cell>
            <FactCell factId={line.own} />
            {quartiles.map((each) => (
              <FactCell key={each} factId={line[each]} />
            ))}
            <Cell className="text-ink-muted">{texts.quarters[line.quarter]}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Narrow({ lines }: { lines: readonly IndustryLine[] }) {
  return (
    <Card padding="none">
      <ul aria-label={texts.caption} className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.label} className="px-4 py-4 text-sm">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-medium">{line.label}</span>
              <FactFigure factId={line.own} />
            </p>
            <p className="text-ink-muted">{texts.quarters[line.quarter]}</p>
            <dl className="mt-3 grid grid-cols-3 gap-x-4">
              {quartiles.map((each) => (
                <div key={each}>
                  <dt className="text-xs text-ink-muted">{texts.quartiles[each]}</dt>
                  <dd>
                    <FactFigure factId={line[each]} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
