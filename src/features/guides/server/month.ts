/** Sweden's offset from UTC at `moment`, in ms (one or two hours). */
export function swedishOffset(moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Stockholm',
    timeZoneName: 'longOffset',
  }).formatToParts(moment);
  const zone = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT+01:00';
  const hours = /GMT([+-])(\d{2}):(\d{2})/.exec(zone);
  if (!hours) return 0;
  const minutes = Number(hours[2]) * 60 + Number(hours[3]);
  return (hours[1] === '-' ? -1 : 1) * minutes * 60_000;
}

/** The start of the Swedish calendar month of `now`: the free plan's month. */
export function startOfSwedishMonth(now: Date): Date {
  const local = new Date(now.getTime() + swedishOffset(now));
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1);
  return new Date(midnight - swedishOffset(new Date(midnight)));
}

/** The first day of the Swedish calendar month after that of `now`: `2026-12-01`. */
export function firstDayOfNextMonth(now: Date): string {
  const local = new Date(now.getTime() + swedishOffset(now));
  const first = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1));
  return first.toISOString().slice(0, 10);
}
