import { expect, it } from 'vitest';
import { calendarFile, calendarFileName } from './calendar-file.ts';

const made = '2026-11-23T16:40:00.000Z';
const file = (title: string, description = '') =>
  calendarFile({ id: 'p1/sales-win back', title, description, day: '2026-12-31' }, made);
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('an action is a whole day in a calendar, the same event each time', () => {
  expect(unfolded(file('Ring Fjällvyn', 'Första steget'))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Klarsikt//Handlingsplan//SV'],
    ...[
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:p1%2Fsales-win%20back@klarsikt',
      'DTSTAMP:20261123T164000Z',
      'SEQUENCE:217615200',
    ],
    ...['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101', 'SUMMARY:Ring Fjällvyn'],
    ...['DESCRIPTION:Första steget', 'TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

it('text is text, whatever it holds', () => {
  const lines = unfolded(file('a, b; c\\d\r\nEND:VEVENT', 'ett\ntvå\u0000tre'));
  expect(lines).toContain('SUMMARY:a\\, b\\; c\\\\d\\nEND:VEVENT');
  expect(lines).toContain('DESCRIPTION:ett\\ntvå tre');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

it('no line is longer than 75 octets, and no character is cut', () => {
  const title = `${'Åtgärd 👩‍🔧 '.repeat(40)}slut`;
  const text = file(title);
  expect(
    Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line))),
  ).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${title}`);
});

it('a later change has a higher number, and what is from before the first none below zero', () => {
  const numberOf = (made: string) =>
    Number(
      /SEQUENCE:(-?\d+)/.exec(
        calendarFile({ id: 'a', title: 'a', description: '', day: '2026-12-31' }, made),
      )?.[1],
    );
  expect(numberOf('2026-11-23T16:40:01.000Z')).toBeGreaterThan(numberOf(made));
  expect(numberOf('1999-01-01T00:00:00.000Z')).toBe(0);
});

it('the file is called what the action is', () => {
  expect(calendarFileName('Vinn tillbaka Fjällvyn Hotell & Spa AB')).toBe(
    'vinn-tillbaka-fjallvyn-hotell-spa-ab.ics',
  );
  expect(calendarFileName('../../👩‍🔧')).toBe('atgard.ics');
  expect(calendarFileName('å'.repeat(500)).length).toBeLessThanOrEqual(64);
});
