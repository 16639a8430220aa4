import type { Choices } from './choices.ts';
import { truthOf } from './lines.ts';
import type { Field } from './names.ts';
import { date, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import type { Order } from './shop.ts';
import { dressed } from './structure.ts';

const TREATMENTS = ['Klippning dam', 'Färg och slingor', 'Massage 60 min', 'Fotvård', 'Skägg'];
const STAFF = ['Eva', 'Ola', 'Kim'];

interface Booking {
  day: string;
  net: number;
  vat: number;
  gross: number;
  customer: string;
  treatment: string;
  staff: string;
  isDone: boolean;
}

/** Visits of a salon: what was booked and never came about is among them. */
export function bookingsFile(choices: Choices, orders: readonly Order[]): MadeFile {
  const random = choices.stream('bookings');
  const done = choices.pick('word for done', ['Genomförd', 'Betald', 'Klar', 'Slutförd'] as const);
  const not = choices.pick('word for not done', [
    'Avbokad',
    'Avbokad av kund',
    'Ej dykt upp',
    'Uteblev',
    'Uteblivet besök',
    'No-show',
  ] as const);
  const bookings = orders.map(({ day, customer }, place): Booking => {
    const treatment = TREATMENTS[Math.floor(random() * TREATMENTS.length)] ?? 'Klippning dam';
    const gross = 25_000 + treatment.length * 2_500;
    const isDone = place === 0 || (place !== 1 && random() < 0.85);
    const staff = STAFF[place % 3] ?? 'Eva';
    return { day, customer, treatment, staff, isDone, gross, net: gross / 1.25, vat: gross / 5 };
  });
  const saysVat = choices.chance('bookings say VAT', 0.5);
  const price = choices.pick('name of the price', ['Pris', 'Belopp', 'Pris inkl. moms'] as const);
  const columns: { name: string; field: Field; cell: (booking: Booking) => Value }[] = [
    { name: 'Datum', field: 'date', cell: ({ day }) => date(day) },
    { name: 'Kund', field: 'customer', cell: ({ customer }) => text(customer) },
    { name: 'Behandling', field: 'product', cell: ({ treatment }) => text(treatment) },
    { name: 'Personal', field: 'channel', cell: ({ staff }) => text(staff) },
    { name: price, field: 'gross', cell: ({ gross }) => money(gross) },
    ...(saysVat
      ? [{ name: 'Varav moms', field: 'vat' as const, cell: ({ vat }: Booking) => money(vat) }]
      : []),
    {
      name: 'Status',
      field: 'status',
      cell: ({ isDone }) => text(isDone ? done : not),
    },
  ];
  const sheet: Sheet = {
    name: 'Bokningar',
    title: [],
    header: [columns.map(({ name }) => name)],
    rows: bookings.map((booking) => columns.map(({ cell }) => cell(booking))),
    foot: [],
  };
  const truth = truthOf(
    saysVat ? 'gross and VAT' : 'gross',
    true,
    bookings.filter(({ isDone }) => isDone),
  );
  return dressed(choices, {
    sheet,
    fields: columns.map(({ field }) => field),
    lines: bookings.map((each) => ({ ...each, state: each.isDone ? 'paid' : 'cancelled' })),
    truth,
  });
}
