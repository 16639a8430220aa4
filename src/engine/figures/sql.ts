/** A string literal. SQL text cannot contain a NUL character, so it is inserted by `chr`. */
export function quoteText(text: string): string {
  const literals = text.split('\0').map((part) => `'${part.replaceAll("'", "''")}'`);
  return literals.length === 1 ? (literals[0] ?? "''") : `(${literals.join(' || chr(0) || ')})`;
}

export function quoteDate(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new RangeError(`not a day: ${day}`);
  return `DATE '${day}'`;
}

/** A condition: `column` is within the period, both days included. */
export function within(column: string, period: { from: string; to: string }): string {
  return `${column} BETWEEN ${quoteDate(period.from)} AND ${quoteDate(period.to)}`;
}
