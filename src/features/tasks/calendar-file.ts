import { dayNumber, dayOf } from '#engine/figures/calendar/months.ts';
import { fileWords } from '#engine/text/file-words.ts';

/** An action on a day of its own in a calendar. */
export interface CalendarTask {
  /** The same for the same action of a plan and for no other, so that a newer file changes the event it made before. */
  id: string;
  title: string;
  /** Lines of text. */
  description: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Octets of a line at most, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();
const octets = (text: string) => encoder.encode(text).length;

/** Text as a value (RFC 5545, 3.3.11); other control characters are none of a calendar's. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** A line in pieces of at most 75 octets, none of which ends within a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const more = octets(character);
    if (size + more > LINE_OCTETS) {
      pieces.push(piece);
      [piece, size] = [' ', 1];
    }
    piece += character;
    size += more;
  }
  return [...pieces, piece].join('\r\n');
}

/** Versions are counted in seconds from here: a number of 32 bits holds them until 2088. */
const FIRST = Date.parse('2020-01-01T00:00:00Z');

/** A higher number for a later change (RFC 5545, 3.8.7.4), so that a calendar moves the event that it has. */
const versionOf = (made: string): number =>
  Math.max(0, Math.floor((Date.parse(made) - FIRST) / 1000));

/** `ring-fjallvyn.ics` */
export const calendarFileName = (title: string): string => `${fileWords(title) || 'atgard'}.ics`;

/** A calendar file (RFC 5545) with one event that lasts the whole day. `made` is when, as an ISO instant. */
export function calendarFile({ id, title, description, day }: CalendarTask, made: string): string {
  const stamp = `${made.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const plain = (date: string) => date.replaceAll('-', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Klarsikt//Handlingsplan//SV',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(id)}@klarsikt`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${versionOf(made)}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(dayOf(dayNumber(day) + 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
