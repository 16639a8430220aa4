const weekdays: readonly RegExp[] = [
  /^(?:mån(?:dag(?:ar)?)?|mon(?:day)?)\.?$/i,
  /^(?:tis(?:dag(?:ar)?)?|tue(?:s(?:day)?)?)\.?$/i,
  /^(?:ons(?:dag(?:ar)?)?|wed(?:nesday)?)\.?$/i,
  /^(?:tors?(?:dag(?:ar)?)?|thu(?:rs(?:day)?)?)\.?$/i,
  /^(?:fre(?:dag(?:ar)?)?|fri(?:day)?)\.?$/i,
  /^(?:lör(?:dag(?:ar)?)?|sat(?:urday)?)\.?$/i,
  /^(?:sön(?:dag(?:ar)?)?|sun(?:day)?)\.?$/i,
];

/** Day of the week, Monday 1; null where a text names none. `Mån` is Monday too. */
export function weekdayOf(text: string): number | null {
  const place = weekdays.findIndex((pattern) => pattern.test(text.trim()));
  return place < 0 ? null : place + 1;
}
