/** Kronor of each month of 2025 on the accounts of sales, goods and rent: the later half sells less. */
const all = Array.from({ length: 12 }, (_, month) => ({
  day: `2025${String(month + 1).padStart(2, '0')}15`,
  sold: month < 6 ? 100_000 : 60_000,
  goods: month < 6 ? 40_000 : 24_000,
  rent: 10_000,
}));

/** A SIE file of the first months of 2025 with vouchers, and of 2024 as results of its accounts alone: `lastYear`, in kronor as booked. */
export function twoYearsOfBooks(
  lastYear: Record<string, number> = { 3001: -800_000, 4010: 320_000, 5010: 100_000 },
  booked = 12,
) {
  const months = all.slice(0, booked);
  const sum = (of: 'sold' | 'goods' | 'rent') =>
    months.reduce((total, each) => total + each[of], 0);
  const accounts = {
    ...{ 1930: 'Bank', 3001: 'Försäljning', 4010: 'Inköp varor', 5010: 'Lokalhyra' },
    ...(5020 in lastYear && { 5020: 'Elavgifter' }),
  };
  const vouchers = months.flatMap(({ day, sold, goods, rent }, place) => [
    `#VER A ${place + 1} ${day} "Månaden"`,
    '{',
    `#TRANS 3001 {} -${sold}.00`,
    `#TRANS 4010 {} ${goods}.00`,
    `#TRANS 5010 {} ${rent}.00`,
    `#TRANS 1930 {} ${sold - goods - rent}.00`,
    '}',
  ]);
  const results = { 3001: -sum('sold'), 4010: sum('goods'), 5010: sum('rent') };
  return Buffer.from(
    [
      ...['#FLAGGA 0', '#FORMAT PC8', '#SIETYP 4', '#PROGRAM "Prov" 1', '#GEN 20260115'],
      ...['#FNAMN "Provet AB"', '#KPTYP EUBAS97'],
      ...['#RAR 0 20250101 20251231', '#RAR -1 20240101 20241231'],
      ...Object.entries(accounts).map(([number, name]) => `#KONTO ${number} "${name}"`),
      ...Object.entries(results).map(([number, of]) => `#RES 0 ${number} ${of}.00`),
      ...Object.entries(lastYear).map(([number, of]) => `#RES -1 ${number} ${of}.00`),
      ...vouchers,
    ].join('\r\n'),
    'latin1',
  );
}
