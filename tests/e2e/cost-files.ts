import type { PickedFile } from './sales-files.ts';

const MONTHS = 24;

interface Invoice {
  day: number;
  supplier: string;
  account: string;
  name: string;
  department: string;
  ore: (month: number) => number;
}

const seasonal = (kronor: number, swing: number) => (month: number) =>
  Math.round(kronor * 100 * (1 + swing * Math.cos((month / 6) * Math.PI)));

const invoices: Invoice[] = [
  {
    day: 1,
    supplier: 'Fastighets AB Hörnet',
    account: '5010',
    name: 'Lokalhyra',
    department: 'Butik',
    ore: (month) => (month < 12 ? 2_850_000 : 2_990_000),
  },
  {
    day: 5,
    supplier: 'Kvarnen i Skåne AB',
    account: '4010',
    name: 'Inköp mjöl',
    department: 'Bageri',
    ore: seasonal(41_250.5, 0.1),
  },
  {
    day: 8,
    supplier: 'Vattenfall AB',
    account: '5020',
    name: 'El för belysning',
    department: 'Bageri',
    ore: seasonal(9_400, 0.4),
  },
  {
    day: 12,
    supplier: 'Telia Sverige AB',
    account: '6212',
    name: 'Mobiltelefon',
    department: 'Kontor',
    ore: (month) => (month < 18 ? 89_900 : 104_900),
  },
  {
    day: 20,
    supplier: 'Microsoft Ireland',
    account: '6540',
    name: 'IT-tjänster',
    department: 'Kontor',
    ore: () => 61_250,
  },
];

/** `1 234,50`, as Swedish programs print it. */
function swedish(ore: number): string {
  return (ore / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, ' ');
}

/** Two years of a bakery's supplier invoices, and what they add up to, counted here and nowhere in the product. */
export function bakeryCosts(): { rows: string[]; count: number; total: number } {
  const rows: string[] = [];
  let sum = 0;
  for (let month = 0; month < MONTHS; month++) {
    for (const { day, supplier, account, name, department, ore } of invoices) {
      const year = 2024 + Math.floor(month / 12);
      const date = `${year}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const amount = ore(month);
      sum += amount;
      rows.push(
        [date, supplier, 1000 + rows.length, account, name, department, swedish(amount)].join(';'),
      );
    }
  }
  return { rows, count: rows.length, total: sum / 100 };
}

/** As an accounting program exports its supplier ledger: Windows-1252, semicolons. */
export function bakeryCostFile(name = 'kostnader bageriet.csv'): PickedFile {
  const text = [
    'Fakturadatum;Leverantör;Fakturanummer;Konto;Kontonamn;Kostnadsställe;Belopp',
    ...bakeryCosts().rows,
    '',
  ].join('\r\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}
