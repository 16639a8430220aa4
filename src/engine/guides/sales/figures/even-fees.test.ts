import { expect, it } from 'vitest';
import { analyseFile } from '#support/analyse-file.ts';

interface Rented {
  kind: string;
  tenant: string;
  rent: number;
  /** Months from which it is let at another rent, and from which it is empty. */
  until?: number;
}

/** A landlord's list of two years, a row for each month: all rents are raised by `rise` from January of the second. */
function rents(all: readonly Rented[], rise: number): Buffer {
  const rows = Array.from({ length: 24 }, (_, month) => {
    const day = `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
    return all
      .filter(({ until = 24 }) => month < until)
      .map(({ kind, tenant, rent }) =>
        [day, tenant, kind, Math.round(month < 12 ? rent : rent * rise)].join(';'),
      );
  }).flat();
  return Buffer.from(['Datum;Hyresgäst;Objekttyp;Hyra', ...rows, ''].join('\n'));
}

const flats = Array.from({ length: 12 }, (_, n) => ({
  kind: 'Bostad',
  tenant: `Hyresgäst ${n}`,
  rent: 5_000 + 300 * n,
}));
const premises = [
  { kind: 'Lokal', tenant: 'Salongen', rent: 9_000 },
  { kind: 'Lokal', tenant: 'Tandläkaren', rent: 20_000 },
  { kind: 'Lokal', tenant: 'Blomman', rent: 8_000 },
];

async function prices(all: readonly Rented[], rise: number) {
  const { facts } = (await analyseFile(rents(all, rise), 'hyror.csv')).result;
  return facts.flatMap(({ key, subject, value }) =>
    key === 'sales.event.price' ? [[subject?.name, Math.round(Number(value) / 1000)]] : [],
  );
}

it('is a new price where all who pay the same each time pay more', async () => {
  // A twentieth of twelve rents of a year.
  expect(await prices([...flats, ...premises], 1.05)).toContainEqual(['Bostad', 48]);
});

it('is none where no rent has changed, or the smaller ones are empty', async () => {
  expect(await prices([...flats, ...premises], 1)).toEqual([]);
  const empty = premises.map((each) => (each.rent < 10_000 ? { ...each, until: 14 } : each));
  expect(await prices([...flats, ...empty], 1)).toEqual([]);
});
