import { useSyncExternalStore } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Cell, HeaderCell, Row, Table } from '#client/ui/table.tsx';
import { formatInstantTime } from '#engine/text/format.ts';
import { analyticsTexts } from '../texts.ts';
import { type LoggedEvent, notedEvents, onNotedEvent } from './event-log.ts';

const texts = analyticsTexts.test;
const none: readonly LoggedEvent[] = [];

/**
 * On a phone shown under the event instead, so that its outcome is seen without scrolling sideways.
 */
const wide = 'max-sm:hidden';

/** The events of this tab since it was loaded, newest first. */
export function EventTable() {
  const events = useSyncExternalStore(onNotedEvent, notedEvents, () => none);
  if (events.length === 0) return <p className="mt-4 text-sm text-ink-muted">{texts.empty}</p>;
  const { columns } = texts;
  return (
    <Table caption={texts.log} maxHeight="max-h-96" className="mt-4">
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <HeaderCell
              key={name}
              className={cx((name === columns.path || name === columns.outcome) && wide)}
            >
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, at, event, outcome }) => (
          <Row key={id}>
            <Cell className="whitespace-nowrap">{formatInstantTime(at.toISOString())}</Cell>
            <Cell>
              {texts.events[event.name]}
              {event.name === 'cookie_consent' && `: ${texts.choices[event.choice].toLowerCase()}`}
              <span className="block text-ink-muted [overflow-wrap:anywhere] sm:hidden">
                {texts.outcomes[outcome]}
                <span className="block text-xs">{event.path}</span>
              </span>
            </Cell>
            <Cell className={cx('whitespace-nowrap', wide)}>{event.path}</Cell>
            <Cell className={cx('whitespace-nowrap', wide)}>{texts.outcomes[outcome]}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
