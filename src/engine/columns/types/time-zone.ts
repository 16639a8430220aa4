const worldTime =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(?:Z|UTC|\+00:?00)$/;
const HOUR_MS = 3_600_000;

/**
 * The day in Sweden of a time in the world's: programs write `2025-01-31T23:00:00Z` of 1 February. The last second of a
 * day is how they write the day itself. Null where the text is no such time.
 */
export function swedishDay(value: string): string | null {
  const match = worldTime.exec(value);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || hour > 23 || minute > 59) return null;
  if (hour === 23 && minute === 59 && second === 59) return null;
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  return dayAt(at);
}

/** Seconds since 1970 that are a day of this century's business. */
const EPOCH_FROM = Date.UTC(2000, 0, 1) / 1000;
const EPOCH_TO = Date.UTC(2050, 0, 1) / 1000;

/** `1735725600`, or in thousandths: the day in Sweden of a time that programs count in seconds; null where it is none. */
export function dayOfSeconds(text: string): string | null {
  if (!/^\d{9,10}$|^\d{12,13}$/.test(text)) return null;
  const seconds = text.length > 10 ? Number(text) / 1000 : Number(text);
  return seconds >= EPOCH_FROM && seconds < EPOCH_TO ? dayAt(seconds * 1000) : null;
}

const dayAt = (at: number) => new Date(at + offsetAt(at)).toISOString().slice(0, 10);

/** Summer time from the last Sunday of March to that of October, at one o'clock of the world. */
function offsetAt(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= lastSunday(year, 2) && at < lastSunday(year, 9);
  return isSummer ? 2 * HOUR_MS : HOUR_MS;
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}
