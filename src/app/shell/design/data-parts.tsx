import { Badge } from '#client/ui/badge.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { DefinitionList } from '#client/ui/definition-list.tsx';
import { Disclosure, DisclosureList } from '#client/ui/disclosure.tsx';
import { FileName } from '#client/ui/file-name.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { Stat, StatRow } from '#client/ui/stat.tsx';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { products, samples } from './samples.ts';
import { Section } from './section.tsx';

/** Components that show figures and facts. */
export function DataParts() {
  return (
    <Section title="Uppgifter">
      <StatRow count={4}>
        <Stat label="Omsättning" value={samples.amount} note="Januari–juni 2025" />
        <Stat label="Tillväxt" value={samples.percent} note="mot januari–juni 2024" />
        <Stat label={samples.word} value="38,24 kr" />
        <Stat label="Okänt" value="Okänt: kostnad saknas" />
      </StatRow>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Card>
          <CardHeader
            level={3}
            title={samples.word}
            description={samples.sentence}
            actions={<Badge variant="positive">Klar</Badge>}
          />
          <DefinitionList
            className="mt-4"
            items={[
              { name: 'Fil', value: <FileName name={samples.file} /> },
              { name: samples.name, value: samples.amount },
              { name: 'Utan värde', value: null },
            ]}
          />
        </Card>
        <Card>
          <Timeline
            busy
            items={[
              { title: 'Läser filen', state: 'done', aside: '12\u00a0408 rader' },
              { title: 'Räknar nyckeltal', state: 'now', text: samples.sentence },
              { title: samples.word, state: 'later' },
            ]}
          />
        </Card>
      </div>
      <DisclosureList>
        <Disclosure summary={samples.sentence} aside="3 siffror" name="fold">
          {samples.word}
        </Disclosure>
        <Disclosure summary={samples.word} name="fold">
          {samples.sentence}
        </Disclosure>
      </DisclosureList>
      <Tabs
        label="Flikar"
        items={[
          { value: 'table', label: 'Tabell', content: <Products /> },
          { value: 'empty', label: <>Tom {<Badge>0</Badge>}</>, content: 'Inga rader.' },
        ]}
      />
    </Section>
  );
}

function Products() {
  return (
    <div className="flex flex-col gap-3">
      <Table caption="Produkter">
        <thead>
          <tr>
            <HeaderCell>Produkt</HeaderCell>
            <HeaderCell numeric>Antal</HeaderCell>
            <HeaderCell numeric>Omsättning</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {products.map(({ name, units, amount }) => (
            <Row key={name}>
              <Cell>{name}</Cell>
              <Cell numeric>{units}</Cell>
              <Cell numeric>{amount}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <Pagination
        range="Rad 1–3 av 12"
        previous="Föregående"
        next="Nästa"
        onPrevious={null}
        onNext={() => undefined}
      />
    </div>
  );
}
