import type { Choices } from './choices.ts';
import { date, empty, type MadeFile, money, type Sheet, text, type Value } from './sheet.ts';
import { costTruth, type Dated } from './truth.ts';

/** One salary of one month, in öre: `gross + fees + pension` is what it costs, `gross − tax` what is paid out. */
interface Salary {
  day: string;
  name: string;
  gross: number;
  tax: number;
  fees: number;
  pension: number;
}

const STAFF: readonly [name: string, salary: number][] = [
  ['Eva Ek', 3_200_000],
  ['Ola Al', 2_875_000],
  ['Kim Bo', 3_450_000],
  ['Åsa Lind', 2_640_000],
];

function salariesOf(choices: Choices): Salary[] {
  const random = choices.stream('salaries');
  const months = choices.int('months of payroll', 1, 12);
  const staff = STAFF.slice(0, choices.int('employees', 2, 4));
  const varies = choices.chance('salaries that vary', 0.5);
  const pensions = choices.chance('pensions', 0.25);
  const taxRate = choices.pick('rate of withheld tax', [0.24, 0.28, 0.32] as const);
  return Array.from({ length: months }, (_, month) =>
    staff.map(([name, salary]): Salary => {
      const gross = salary + (varies ? Math.floor(random() * 40) * 7_350 : 0);
      return {
        day: `2025-${String(month + 1).padStart(2, '0')}-25`,
        name,
        gross,
        tax: Math.round(gross * taxRate),
        fees: Math.round(gross * 0.3142),
        pension: pensions ? Math.round(gross * 0.045) : 0,
      };
    }),
  ).flat();
}

const costOf = ({ gross, fees, pension }: Salary) => gross + fees + pension;

/** Who works here and what they cost, beside what they are paid. */
export function payroll(choices: Choices): MadeFile {
  const salaries = salariesOf(choices);
  if (choices.chance('a row for each kind of pay', 0.2)) return kindsOfPay(choices, salaries);
  const hasPension = salaries.some(({ pension }) => pension > 0);
  const whole = choices.chance('whole cost in the payroll', 0.7);
  const net = choices.chance('net pay in the payroll', 0.5);
  const columns: [string, (salary: Salary) => Value][] = [
    [
      choices.pick('name of pay day', ['Utbetalningsdatum', 'Datum', 'Lönedatum'] as const),
      ({ day }) => date(day),
    ],
    [
      choices.pick('name of employee', ['Anställd', 'Namn', 'Medarbetare', 'Personal'] as const),
      ({ name }) => text(name),
    ],
    [
      choices.pick('name of gross pay', ['Bruttolön', 'Lön', 'Månadslön', 'Brutto'] as const),
      ({ gross }) => money(gross),
    ],
  ];
  if (net)
    columns.push(
      [
        choices.pick('name of tax', ['Skatt', 'Preliminärskatt', 'Skatteavdrag'] as const),
        ({ tax }) => money(tax),
      ],
      [
        choices.pick('name of net pay', [
          'Nettolön',
          'Utbetalt',
          'Att betala ut',
          'Netto',
        ] as const),
        ({ gross, tax }) => money(gross - tax),
      ],
    );
  columns.push([
    choices.pick('name of fees', [
      ...(['Arbetsgivaravgifter', 'Arbetsgivaravgift', 'Soc. avg.', 'Sociala avgifter'] as const),
      ...(['Arb.giv.avg', 'Arbetsgivaravg.'] as const),
    ]),
    ({ fees }) => money(fees),
  ]);
  if (hasPension)
    columns.push([
      choices.pick('name of pension', ['Pension', 'Tjänstepension'] as const),
      ({ pension }) => money(pension),
    ]);
  if (whole)
    columns.push([
      choices.pick('name of whole wage', [
        ...(['Total lönekostnad', 'Summa', 'Totalkostnad', 'Total', 'Kostnad'] as const),
      ]),
      (salary) => money(costOf(salary)),
    ]);
  const rows = salaries.map((salary) => columns.map(([, cell]) => cell(salary)));
  if (choices.chance('total of the payroll', 0.4))
    rows.push(
      columns.map((_, place): Value => {
        if (place === 0) return text('Summa');
        if (place === 1) return empty;
        const cells = rows.map((row) => row[place]);
        return money(
          cells.reduce((sum, cell) => sum + (cell?.kind === 'number' ? cell.hundredths : 0), 0),
        );
      }),
    );
  const sheet: Sheet = {
    ...{ name: 'Lönelista', title: [], foot: [], rows },
    header: [columns.map(([name]) => name)],
  };
  const truth = costTruth(
    salaries.map((salary): Dated => ({ day: salary.day, ore: costOf(salary) })),
  );
  return { sheets: [sheet], truth };
}

/** A row for each kind of pay; the tax that is withheld lowers no cost. */
function kindsOfPay(choices: Choices, salaries: readonly Salary[]): MadeFile {
  const tax = choices.pick('name of the row of tax', [
    ...(['Preliminär skatt', 'Skatteavdrag', 'Avdragen skatt', 'Skatt tabell 32'] as const),
  ]);
  const header = ['Datum', 'Anställd', 'Benämning', 'Belopp'];
  const rows = salaries.flatMap((salary): Value[][] => {
    const row = (kind: string, ore: number) => [
      ...[date(salary.day), text(salary.name), text(kind), money(ore)],
    ];
    return [
      row('Månadslön', salary.gross),
      row(tax, -salary.tax),
      row('Arbetsgivaravgift', salary.fees),
    ];
  });
  const sheet: Sheet = { name: 'Lönearter', title: [], foot: [], rows, header: [header] };
  const truth = costTruth(
    salaries.map(({ day, gross, fees }): Dated => ({ day, ore: gross + fees })),
  );
  return { sheets: [sheet], truth };
}
