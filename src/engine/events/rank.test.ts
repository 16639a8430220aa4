import { describe, expect, it } from 'vitest';
import type { EventType, Finding } from './finding.ts';
import type { Overlaps } from './overlaps.ts';
import { mostlyOf, rankEvents } from './rank.ts';
import type { Series } from './series.ts';

interface Row {
  customer?: string;
  product?: string;
  region?: string;
  channel?: string;
  category?: string;
  staff?: string;
  before: number;
  now: number;
}
type Kind = Exclude<keyof Row, 'before' | 'now'>;

/** The same sums as the file's rows give: what two subjects share is the rows of both. */
function overlapsOf(rows: readonly Row[]): Overlaps {
  const isOf = (row: Row, { kind, name }: Series) => row[kind as Kind] === name;
  const of = (a: Series, b: Series) => {
    const both = rows.filter((row) => isOf(row, a) && isOf(row, b));
    const sum = (time: 'now' | 'before') => both.reduce((all, row) => all + row[time], 0);
    return { now: sum('now'), before: sum('before') };
  };
  // What stands alone here is all that the rows have of it.
  return { of, inMonth: of };
}

const FROM = 24300;

/** What a subject did over the year by the rows. */
function event(
  rows: readonly Row[],
  type: EventType,
  kind: Kind,
  name: string,
  more: Partial<Finding> = {},
): Finding {
  const series: Series = { kind, name, cells: new Map(), first: null, last: null };
  const { now, before } = overlapsOf(rows).of(series, series);
  return {
    ...{ type, series, from: FROM, to: FROM + 8, amount: now - before, certainty: 0.9 },
    relative: before === 0 ? 1 : now / before - 1,
    ...more,
  };
}

const namesOf = (events: readonly Finding[], rows: readonly Row[]) =>
  rankEvents(events, overlapsOf(rows)).map(({ series }) => series.name);

describe('what a move is mostly of', () => {
  const rows: Row[] = [
    { product: 'Axel', category: 'Axlar', customer: 'Ek', staff: 'Bo', before: 900, now: 100 },
    { product: 'Stag', category: 'Stag', customer: 'Al', staff: 'Ida', before: 500, now: 500 },
  ];
  const of = (kind: Kind, name: string) =>
    mostlyOf(
      event(rows, 'level', 'product', 'Axel'),
      [event(rows, 'level', kind, name)],
      overlapsOf(rows),
    );

  it('is no group that the subject is wholly in, but the customer or the one who works there', () => {
    expect(of('category', 'Axlar')).toBeNull();
    expect(of('customer', 'Ek')?.part).toBe(1);
    expect(of('staff', 'Bo')?.part).toBe(1);
  });
});

describe('what a channel moved by', () => {
  // Lunch fell where it is taken away, and hardly where it is served.
  const rows: Row[] = [
    { product: 'Lunch', channel: 'Servering', before: 740, now: 710 },
    { product: 'Lunch', channel: 'Avhämtning', before: 740, now: 510 },
    { product: 'Pizza', channel: 'Servering', before: 310, now: 200 },
    { product: 'Pizza', channel: 'Avhämtning', before: 310, now: 150 },
  ];

  it('is mostly of what fell there by the rows, not of what fell more elsewhere', () => {
    const most = mostlyOf(
      event(rows, 'level', 'channel', 'Servering'),
      [event(rows, 'level', 'product', 'Lunch'), event(rows, 'level', 'product', 'Pizza')],
      overlapsOf(rows),
    );
    expect(most?.by.name).toBe('Pizza');
  });
});

describe('a group and the one in it', () => {
  const told = (others: number) => {
    const rows: Row[] = [
      { customer: 'Ekot', region: 'Umeå', before: 1000, now: 1430 },
      { customer: 'Eken', region: 'Umeå', before: 160, now: others },
    ];
    return namesOf(
      [event(rows, 'level', 'customer', 'Ekot'), event(rows, 'level', 'region', 'Umeå')],
      rows,
    );
  };

  it('is told of the one that did nearly all, where the others stood still', () => {
    expect(told(160)).toEqual(['Ekot']);
    expect(told(176)).toEqual(['Ekot']);
  });

  it('is told of the group, where the others moved as much in proportion', () => {
    expect(told(225)).toEqual(['Umeå']);
  });

  it('is told of the one where nobody else is left to move', () => {
    const rows: Row[] = [{ customer: 'Ekot', region: 'Umeå', before: 1000, now: 1430 }];
    const events = [
      event(rows, 'level', 'customer', 'Ekot'),
      event(rows, 'level', 'region', 'Umeå'),
    ];
    expect(namesOf(events, rows)).toEqual(['Ekot']);
  });
});

describe('a month of a group that stands alone', () => {
  // Over the year the region sold less: another thing, which hides what the month was.
  const rows: Row[] = [
    { customer: 'Ekot', region: 'Umeå', before: 1200, now: 1600 },
    { customer: 'Eken', region: 'Umeå', before: 3000, now: 1500 },
  ];
  const inMonth = (from: number) => [
    event(rows, 'once', 'customer', 'Ekot', { from, to: from, amount: 380, relative: 3 }),
    event(rows, 'once', 'region', 'Umeå', { from: FROM, to: FROM, amount: 350, relative: 1.7 }),
  ];

  it('is what one bought in that month', () => {
    expect(namesOf(inMonth(FROM), rows)).toEqual(['Ekot']);
  });

  it('is its own where that one bought in another', () => {
    expect(namesOf(inMonth(FROM + 1), rows)).toEqual(['Ekot', 'Umeå']);
  });
});

describe('a group of several changes', () => {
  it('is told by one that came and one that grew, where they are all that it did', () => {
    const rows: Row[] = [
      { customer: 'Leasing', category: 'Fordon', before: 0, now: 900 },
      { customer: 'Drivmedel', category: 'Fordon', before: 1200, now: 1620 },
    ];
    const events = [
      event(rows, 'level', 'category', 'Fordon'),
      event(rows, 'started', 'customer', 'Leasing'),
      event(rows, 'level', 'customer', 'Drivmedel'),
    ];
    expect(namesOf(events, rows)).toEqual(['Leasing', 'Drivmedel']);
  });

  it('is told of the group where more than these two changed it', () => {
    const rows: Row[] = [
      { product: 'Te', category: 'Dryck', before: 1000, now: 700 },
      { product: 'Kaffe', category: 'Dryck', before: 1000, now: 680 },
      { product: 'Kakao', category: 'Dryck', before: 1000, now: 720 },
    ];
    const events = [
      event(rows, 'level', 'category', 'Dryck'),
      event(rows, 'level', 'product', 'Te'),
      event(rows, 'level', 'product', 'Kaffe'),
    ];
    expect(namesOf(events, rows)[0]).toBe('Dryck');
  });

  it('is told of the group where one came and another of its kind left as much', () => {
    const rows: Row[] = [
      { customer: 'Ny', region: 'Umeå', before: 0, now: 900 },
      { customer: 'Gammal', region: 'Umeå', before: 900, now: 0 },
      { customer: 'Ekot', region: 'Umeå', before: 2000, now: 2900 },
    ];
    const events = [
      event(rows, 'level', 'region', 'Umeå'),
      event(rows, 'started', 'customer', 'Ny'),
      event(rows, 'stopped', 'customer', 'Gammal'),
    ];
    expect(namesOf(events, rows)).toContain('Umeå');
  });
});

describe('a region that fell only by what fell everywhere', () => {
  /** A product that fell in two regions, of which one sold more of another, and one that sold as much less of it. */
  const rowsOf = (elsewhere: number, other: number): Row[] => [
    { product: 'Last', region: 'Syd', before: 2000, now: 1200 },
    { product: 'Bud', region: 'Syd', before: 2000, now: other },
    { product: 'Last', region: 'Norr', before: 3000, now: elsewhere },
    // What grew in the north, and hardly in the south.
    { product: 'Bud', region: 'Norr', before: 3000, now: 4200 },
  ];
  const told = (elsewhere: number, other = 2050) => {
    const rows = rowsOf(elsewhere, other);
    return namesOf(
      [
        event(rows, 'level', 'product', 'Last'),
        event(rows, 'level', 'product', 'Bud'),
        event(rows, 'level', 'region', 'Syd'),
      ],
      rows,
    );
  };

  it('is told of the product alone, though another rose elsewhere', () => {
    expect(told(2100)).toEqual(['Last', 'Bud']);
  });

  it('is told of the region too where the product stood still elsewhere, or the rest fell', () => {
    expect(told(2900)).toContain('Syd');
    expect(told(2100, 1500)).toContain('Syd');
  });

  it('is told of the customer alone who has stopped there, where the rest has not fallen', () => {
    const stop = (rest: number) => {
      const rows: Row[] = [
        { customer: 'Ek', product: 'Bud', region: 'Syd', before: 700, now: 0 },
        { customer: 'Al', product: 'Bud', region: 'Syd', before: 2000, now: rest },
        { customer: 'Bo', product: 'Bud', region: 'Norr', before: 2000, now: 3200 },
      ];
      return namesOf(
        [
          event(rows, 'stopped', 'customer', 'Ek'),
          event(rows, 'level', 'product', 'Bud'),
          event(rows, 'level', 'region', 'Syd'),
        ],
        rows,
      );
    };
    expect(stop(2010)).not.toContain('Syd');
    expect(stop(1000)).toContain('Syd');
  });
});

describe('a change that larger discounts made', () => {
  const told = (now: number) => {
    const rows: Row[] = [
      { region: 'Syd', before: 1000, now },
      { region: 'Norr', before: 2000, now: 1900 },
    ];
    const series: Series = { kind: null, name: '', cells: new Map(), first: null, last: null };
    const given: Finding = {
      ...{ type: 'discount', series, from: FROM, to: FROM + 8, amount: -260, relative: 1 },
      certainty: 0.9,
    };
    const { of, inMonth } = overlapsOf(rows);
    const whole = { now: 2900, before: 3000 };
    return rankEvents([given, event(rows, 'level', 'region', 'Syd')], {
      of: (a, b) => (a.kind === null && b.kind === null ? whole : of(a, b)),
      inMonth,
    }).map(({ series: { name } }) => name);
  };

  it('is theirs where the region fell by about its part of them', () => {
    expect(told(920)).toEqual(['']);
  });

  it('is the region’s own where it fell by far more, or rose', () => {
    expect(told(600)).toContain('Syd');
    expect(told(1300)).toContain('Syd');
  });
});

describe('a group of which all is told of one by one', () => {
  const told = (young: number) => {
    const rows: Row[] = [
      { product: 'Vuxen', category: 'Avgifter', before: 690, now: 940 },
      { product: 'Ungdom', category: 'Avgifter', before: 240, now: young },
      { product: 'Sponsring', before: 800, now: 800 },
    ];
    const found = [
      event(rows, 'price', 'product', 'Vuxen', { amount: 133 }),
      event(rows, 'level', 'product', 'Ungdom'),
      event(rows, 'level', 'category', 'Avgifter'),
    ];
    return namesOf(found, rows);
  };

  it('is nothing beside them where they moved against each other', () => {
    expect(told(120)).not.toContain('Avgifter');
  });

  it('is told of where they moved together', () => {
    expect(told(440)).toContain('Avgifter');
  });
});

describe('the effect of another kind of subject', () => {
  it('is not named where a channel that fell took a product with it', () => {
    const rows = ['Te', 'Kaffe', 'Kakao'].flatMap((product): Row[] => [
      { product, region: 'Webb', before: 1000, now: 500 },
      { product, region: 'Butik', before: 300, now: 300 },
    ]);
    const events = [event(rows, 'level', 'region', 'Webb'), event(rows, 'level', 'product', 'Te')];
    expect(namesOf(events, rows)).toEqual(['Webb']);
  });

  it('is not hidden by an order that stood alone before the level began', () => {
    const rows: Row[] = [
      { product: 'Te', region: 'Webb', before: 1000, now: 500 },
      { product: 'Te', region: 'Butik', before: 900, now: 850 },
      { product: 'Kaffe', region: 'Webb', before: 1000, now: 500 },
      { product: 'Kaffe', region: 'Butik', before: 900, now: 900 },
      { product: 'Te', region: 'Butik', customer: 'Ekot', before: 0, now: 500 },
    ];
    const level = { from: FROM + 3, to: FROM + 11 };
    const order = { from: FROM + 1, to: FROM + 1 };
    const events = [
      event(rows, 'level', 'region', 'Webb', level),
      event(rows, 'once', 'customer', 'Ekot', order),
      event(rows, 'level', 'product', 'Te', { ...level, amount: -550, relative: -0.3 }),
    ];
    expect(namesOf(events, rows)).toEqual(['Webb', 'Ekot']);
  });

  it('leaves a new price its own name', () => {
    const rows: Row[] = [
      { product: 'Te', customer: 'Ekot', before: 1000, now: 1200 },
      { product: 'Kaffe', customer: 'Ekot', before: 1000, now: 1000 },
    ];
    const events = [
      event(rows, 'price', 'product', 'Te', { amount: 200, relative: 0.2 }),
      event(rows, 'level', 'customer', 'Ekot'),
    ];
    expect(namesOf(events, rows)).toContain('Te');
  });
});

describe('one who works there and has no more rows', () => {
  const left = (rows: readonly Row[]) =>
    namesOf(
      [
        event(rows, 'stopped', 'staff', 'Mira'),
        event(rows, 'stopped', 'customer', 'Ekot'),
        event(rows, 'level', 'product', 'Slingor'),
      ],
      rows,
    );

  it('is told instead of what fell with it', () => {
    const rows: Row[] = [
      { staff: 'Mira', customer: 'Ekot', product: 'Slingor', before: 500, now: 0 },
      { staff: 'Mira', customer: 'Eken', product: 'Slingor', before: 600, now: 0 },
      { staff: 'Elsa', customer: 'Asken', product: 'Slingor', before: 900, now: 900 },
    ];
    expect(left(rows)).toEqual(['Mira']);
  });

  it('stands beside a customer that had stopped months before', () => {
    const rows: Row[] = [
      { staff: 'Mira', customer: 'Ekot', before: 500, now: 0 },
      { staff: 'Mira', customer: 'Eken', before: 600, now: 0 },
    ];
    const told = (from: number) =>
      namesOf(
        [
          event(rows, 'stopped', 'staff', 'Mira', { from: FROM + 4 }),
          event(rows, 'stopped', 'customer', 'Ekot', { from }),
        ],
        rows,
      );
    expect(told(FROM + 3)).toEqual(['Mira']);
    expect(told(FROM + 1)).toEqual(['Mira', 'Ekot']);
  });

  it('is told by the customer where it had no other', () => {
    const rows: Row[] = [
      { staff: 'Mira', customer: 'Ekot', product: 'Slingor', before: 1100, now: 0 },
      { staff: 'Elsa', customer: 'Asken', product: 'Slingor', before: 900, now: 900 },
    ];
    expect(left(rows)).toEqual(['Ekot']);
  });

  it('stands beside what fell where others did the work', () => {
    const rows: Row[] = [
      { staff: 'Mira', customer: 'Ekot', product: 'Klippning', before: 600, now: 0 },
      { staff: 'Mira', customer: 'Eken', product: 'Klippning', before: 500, now: 0 },
      { staff: 'Elsa', customer: 'Asken', product: 'Slingor', before: 1900, now: 900 },
    ];
    expect(left(rows).sort()).toEqual(['Mira', 'Slingor']);
  });

  it('stands beside what fell as clearly with the others', () => {
    const rows: Row[] = [
      { staff: 'Mira', customer: 'Ekot', product: 'Slingor', before: 400, now: 0 },
      { staff: 'Mira', customer: 'Eken', product: 'Slingor', before: 400, now: 0 },
      { staff: 'Elsa', customer: 'Asken', product: 'Slingor', before: 1300, now: 850 },
      { staff: 'Elsa', customer: 'Asken', product: 'Klippning', before: 1300, now: 1300 },
    ];
    expect(left(rows)).toEqual(expect.arrayContaining(['Mira', 'Slingor']));
    expect(left(rows)).not.toContain('Ekot');
  });
});

describe('a group whose products have become dearer', () => {
  const told = (others: number) => {
    const rows: Row[] = [
      { product: 'Te', category: 'Dryck', before: 1000, now: 1200 },
      { product: 'Saft', category: 'Dryck', before: 1000, now: 1200 },
      { product: 'Kaffe', category: 'Dryck', before: 600, now: 600 + others },
    ];
    return namesOf(
      [
        event(rows, 'price', 'product', 'Te', { amount: 200 }),
        event(rows, 'price', 'product', 'Saft', { amount: 200 }),
        event(rows, 'level', 'category', 'Dryck'),
      ],
      rows,
    );
  };

  it('is told by the prices that made most of it, though it weighs more than each', () => {
    expect(told(0).sort()).toEqual(['Saft', 'Te']);
    expect(told(100).sort()).toEqual(['Saft', 'Te']);
  });

  it('is told beside them where more than they has been sold', () => {
    expect(told(600).sort()).toEqual(['Dryck', 'Saft', 'Te']);
  });
});
