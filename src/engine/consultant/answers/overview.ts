import { bookKeys as book } from '../../books/keys.ts';
import { byValue } from '../../facts/fact-value.ts';
import { costKeys as cost } from '../../guides/costs/catalogue.ts';
import { importText } from '../../guides/plan/import-text.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import type { RecommendationRecord } from '../../text/result.ts';
import { ended } from '../../text/swedish.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
} from './reply.ts';
import { factOf } from './topic.ts';
import { barsOf, tableOf } from './words.ts';

/** A figure of an analysis as a line with its name in bold; null where it is not known. */
function line(
  consultation: Consultation,
  source: ConsultantSource,
  key: string,
  name: string,
): string | null {
  const known = factOf(source, key);
  const fact = known === null ? null : consultation.imported(source).withId(known.id);
  if (fact === null) return null;
  const when = fact.period === null ? '' : ` (${periodOf(fact)})`;
  return `- **${name}:** ${figure(fact)}${when}`;
}

type Row = readonly [key: string, name: string];

const SALES_ROWS: readonly Row[] = [
  [sale.revenueTotal, 'Omsättning'],
  [sale.growth, 'Tillväxt mot jämförelseperioden'],
  [sale.grossMargin, 'Täckningsgrad'],
  [sale.orderAverage, 'Snittorder'],
  [sale.topCustomerShare, 'Största kundens andel'],
  [sale.discountShare, 'Rabatter av försäljningen före rabatt'],
  [sale.returnsShare, 'Returer av försäljningen'],
];
const COST_ROWS: readonly Row[] = [
  [cost.total, 'Kostnader'],
  [cost.changePercent, 'Kostnadernas förändring'],
  [cost.fixedShare, 'Fasta kostnaders andel'],
  [cost.perRevenue, 'Kostnad per hundra kronor omsättning'],
  [cost.subscriptionsYearly, 'Återkommande betalningar per år'],
];
const BOOK_ROWS: readonly Row[] = [
  [book.netRevenue, 'Nettoomsättning'],
  [book.operatingResult, 'Rörelseresultat'],
  [book.operatingMargin, 'Rörelsemarginal'],
  [book.netResult, 'Årets resultat'],
  [book.grossMargin, 'Bruttomarginal'],
  [book.solidity, 'Soliditet'],
  [book.cashLiquidity, 'Kassalikviditet'],
];
const CASH_ROWS: readonly Row[] = [
  [book.cash, 'Kassa och bank'],
  [book.cashLiquidity, 'Kassalikviditet'],
  [book.receivables, 'Kundfordringar'],
  [book.payables, 'Leverantörsskulder'],
  [book.inventory, 'Varulager'],
  [cost.subscriptionsYearly, 'Återkommande betalningar per år'],
  [cost.monthAverage, 'Kostnad per månad i snitt'],
  [sale.monthAverage, 'Omsättning per månad i snitt'],
];

function lines(consultation: Consultation, rows: readonly Row[]): string[] {
  return rows.flatMap(([key, name]) => {
    for (const source of consultation.sources) {
      const found = line(consultation, source, key, name);
      if (found !== null) return [found];
    }
    return [];
  });
}

export function ratios(consultation: Consultation): Reply {
  const blocks = [
    ['## Försäljning', lines(consultation, SALES_ROWS)],
    ['## Kostnader', lines(consultation, COST_ROWS)],
    ['## Resultat och ställning', lines(consultation, BOOK_ROWS)],
  ] as const;
  const text = blocks
    .filter(([, found]) => found.length > 0)
    .map(([heading, found]) => [heading, ...found].join('\n'))
    .join('\n');
  const hasBooks = blocks[2][1].length > 0;
  const rest = hasBooks
    ? ''
    : '\nSoliditet, likviditet och resultat räknas ur bokföringen: ladda upp den som SIE-fil i kostnadsguiden.';
  return answer(text + rest, {
    meant: 'De viktigaste nyckeltalen ur de senaste analyserna',
    suggestions: ['Varför har försäljningen ändrats?', 'Vilka kostnadsposter bör jag optimera?'],
    missing: hasBooks ? null : guidePages.costs,
  });
}

/** A recommendation with its texts in the answer's figures. */
interface Advised {
  record: RecommendationRecord;
  title: string;
  why: string;
  todo: string;
  worth: string;
  kronor: number;
}

/** The recommendations of the analyses, those worth most first; `data` ones last. */
export function advice(
  consultation: Consultation,
  sources: readonly ConsultantSource[],
  fits: (record: RecommendationRecord) => boolean = () => true,
): Advised[] {
  const found = sources.flatMap((source) => {
    const from = consultation.imported(source);
    const kronorOf = ({ effect }: RecommendationRecord) =>
      Number(source.facts.find(({ id }) => id === effect?.likely)?.value ?? 0);
    return source.advice
      .filter((record) => record.theme !== 'data' && fits(record))
      .map((record) => ({ record, from, kronor: kronorOf(record) }));
  });
  return found
    .sort((a, b) => b.kronor * b.record.sureness - a.kronor * a.record.sureness)
    .slice(0, 3)
    .flatMap(({ record, from, kronor }): Advised[] => {
      const texts = [record.title, record.description, record.firstStep, record.worth];
      const [title, why, todo, worth] = texts.map((text) => importText(text, from));
      if (title == null || why == null || todo == null || worth == null) return [];
      return [{ record, title, why, todo, worth, kronor }];
    });
}

const adviceText = ({ title, why, todo, worth }: Advised, at: number) =>
  [`## ${at + 1}. ${title}`, why, `**Första steg:** ${todo}`, `**Värt:** ${worth}`].join('\n');

const NO_ADVICE =
  'Analyserna ger inget råd om det här: siffrorna visar inget som är tillräckligt stort och säkert.';

/** Recommendations as an answer, after what leads to them. */
export function advised(found: readonly Advised[], lead: string[], meant: string): Reply {
  const text = [...lead, ...(found.length === 0 ? [NO_ADVICE] : found.map(adviceText))].join('\n');
  return answer(text, {
    meant,
    suggestions: ['Vad ska jag göra på måndag?', 'Vad händer om jag höjer priset 5 %?'],
  });
}

export function cash(consultation: Consultation): Reply {
  const known = lines(consultation, CASH_ROWS);
  const lead = known.length === 0 ? [] : ['## Läget', ...known];
  const hasBooks = known.some((text) => /Kassa och bank|Kundfordringar/.test(text));
  const reply = advised(
    advice(consultation, consultation.sources, ({ effort }) => effort < 3),
    [
      ...lead,
      ...(hasBooks
        ? []
        : [
            'Kassa, kundfordringar och skulder står i bokföringen; utan den kan jag bara säga vad som går in och ut.',
          ]),
    ],
    'Hur kassaflödet kan bli bättre, ur de senaste analyserna',
  );
  return hasBooks ? reply : { ...reply, missing: guidePages.costs };
}

export function profitability(consultation: Consultation): Reply {
  const rows: Row[] = [
    [sale.grossMargin, 'Täckningsgrad'],
    [sale.grossProfit, 'Täckningsbidrag'],
    [sale.marginChange, 'Täckningsgradens ändring'],
    [book.operatingMargin, 'Rörelsemarginal'],
    [cost.perRevenue, 'Kostnad per hundra kronor omsättning'],
  ];
  const known = lines(consultation, rows);
  return advised(
    advice(consultation, consultation.sources),
    known.length === 0 ? [] : ['## Läget', ...known],
    'Vad som ger mest för lönsamheten, ur de senaste analyserna',
  );
}

const MOST_AREAS = 5;

export function savings(consultation: Consultation): Reply {
  const source = sourceOf(consultation, 'costs');
  if (source === null)
    return refusal(
      'Det finns ingen kostnadsanalys än. Ladda upp kostnaderna, till exempel bokföringen som SIE-fil, så kan jag svara.',
      { meant: 'Kostnader att se över', missing: guidePages.costs },
    );
  const from = consultation.imported(source);
  const areas = byValue(source.facts.filter(({ key }) => key === cost.areaTotal))
    .slice(0, MOST_AREAS)
    .flatMap((fact) => from.withId(fact.id) ?? []);
  const reply = advised(
    advice(consultation, [source]),
    [],
    `Kostnader att se över · ur ${source.document}`,
  );
  return {
    ...reply,
    table:
      areas.length === 0
        ? null
        : tableOf(
            'Kostnadsområde',
            ['Kostnad'],
            areas.map((fact) => [fact]),
          ),
    chart: barsOf('costs', 'De största kostnadsområdena', areas),
  };
}

export function summary(consultation: Consultation): Reply {
  const rows: Row[] = [
    ...SALES_ROWS.slice(0, 3),
    ...COST_ROWS.slice(0, 2),
    ...BOOK_ROWS.slice(1, 3),
  ];
  const first = advice(consultation, consultation.sources)[0];
  return answer(
    [
      '## Så går det',
      ...lines(consultation, rows),
      ...(first === undefined ? [] : [`**Viktigast nu:** ${ended(first.title)}`]),
    ].join('\n'),
    {
      meant: 'En sammanfattning av de senaste analyserna',
      suggestions: ['Varför har försäljningen ändrats?', 'Vad ska jag göra på måndag?'],
    },
  );
}
