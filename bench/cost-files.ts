import { randoms } from './randoms.ts';

const SUPPLIERS = 400;
const ACCOUNTS: readonly (readonly [number: string, name: string])[] = [
  ['4010', 'Inkop av varor'],
  ['5010', 'Lokalhyra'],
  ['5410', 'Forbrukningsinventarier'],
  ['5611', 'Drivmedel'],
  ['6212', 'Mobiltelefon'],
  ['6530', 'Redovisningstjanster'],
  ['6540', 'IT-tjanster'],
  ['7210', 'Loner'],
];

interface Purchase {
  /** Days from 2025-01-01. */
  day: number;
  supplier: string;
  account: string;
  /** Öre without VAT. */
  ore: number;
}

function* purchases(seed = 1): Generator<Purchase> {
  const random = randoms(seed);
  for (;;) {
    const supplier = Math.floor(random() ** 2 * SUPPLIERS);
    const [account = ''] = ACCOUNTS[supplier % ACCOUNTS.length] ?? [];
    yield {
      day: Math.floor(random() * 365),
      supplier: `Leverantör ${supplier} AB`,
      account,
      ore: 5_000 + Math.floor(random() * 2_000_000),
    };
  }
}

const dayText = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
const kronor = (ore: number, mark: string) => (ore / 100).toFixed(2).replace('.', mark);

/** Lines from `lineOf`, one per purchase, until they reach about `megabytes` MB. */
function fill(megabytes: number, lineOf: (purchase: Purchase, place: number) => string): string[] {
  const lines: string[] = [];
  let bytes = 0;
  for (const purchase of purchases()) {
    const line = lineOf(purchase, lines.length + 1);
    bytes += Buffer.byteLength(line) + 2;
    if (bytes > megabytes * 1024 * 1024 - 1000) return lines;
    lines.push(line);
  }
  return lines;
}

/** A supplier ledger of about `megabytes` MB: semicolons, decimal commas, UTF-8. */
export function ledgerCsv(megabytes: number): Buffer {
  const lines = fill(
    megabytes,
    ({ day, supplier, account, ore }, place) =>
      `${place};${dayText(day)};${supplier};F${100_000 + place};${account};${kronor(ore, ',')};${kronor(ore / 4, ',')}`,
  );
  const head = 'Verifikationsnummer;Fakturadatum;Leverantör;Fakturanummer;Konto;Netto;Moms';
  return Buffer.from(`${[head, ...lines].join('\n')}\n`);
}

/** A SIE 4 file of about `megabytes` MB: one voucher of two rows per purchase. */
export function sieFile(megabytes: number): Buffer {
  const head = [
    ...['#FLAGGA 0', '#FORMAT PC8', '#SIETYP 4', '#FNAMN "Bageriet AB"'],
    '#RAR 0 20250101 20251231',
    '#KONTO 2440 "Leverantorsskulder"',
    ...ACCOUNTS.map(([number, name]) => `#KONTO ${number} "${name}"`),
  ];
  const vouchers = fill(megabytes, ({ day, supplier, account, ore }, place) => {
    const date = dayText(day).replaceAll('-', '');
    return [
      `#VER A ${place} ${date} "${supplier}"`,
      '{',
      `#TRANS ${account} {} ${kronor(ore, '.')} ${date} "${supplier}"`,
      `#TRANS 2440 {} -${kronor(ore, '.')}`,
      '}',
    ].join('\r\n');
  });
  return Buffer.from([...head, ...vouchers].join('\r\n'), 'latin1');
}
