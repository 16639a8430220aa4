import { useSyncExternalStore } from 'react';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import { formatInstantTime } from '#engine/text/format.ts';
import { analyticsTexts } from '../texts.ts';
import { type LoggedEvent, notedEvents, onNotedEvent } from './event-log.ts';

const texts = analyticsTexts.test;
const none: readonly LoggedEvent[] = [];

/** What this tab has noted since it was loaded, the newest first. */
export function EventTable() {
  const events = useSyncExternalStore(onNotedEvent, notedEvents, () => none);
  if (events.length === 0) return <p className="mt-4 text-sm text-ink-muted">{texts.empty}</p>;
  const { columns } = texts;
  return (
    <Table caption={texts.log} maxHeight="max-h-96" className="mt-4">
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <HeaderCell key={name}>{name}</HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, at, event, outcome }) => (
          <Row key={id}>
            <Cell className="whitespace-nowrap">{formatInstantTime(at.toISOString())}</Cell>
            <Cell className="whitespace-nowrap">
              {texts.events[event.name]}
              {event.name === 'cookie_consent' && `: ${texts.choices[event.choice].toLowerCase()}`}
            </Cell>
            <Cell className="whitespace-nowrap">{event.path}</Cell>
            <Cell className="whitespace-nowrap">{texts.outcomes[outcome]}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
