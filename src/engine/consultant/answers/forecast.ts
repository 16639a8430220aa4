import type { Fact } from '../../facts/fact.ts';
import { salesKeys as sale } from '../../guides/sales/catalogue.ts';
import type { Period } from '../../table/period.ts';
import { figure, periodOf } from '../../text/placeholder.ts';
import {
  answer,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
  sourceOf,
  withoutSource,
} from './reply.ts';
import { lineOf, tableOf } from './words.ts';

const FAR = /\b(?:nasta ar|kommande ar|om (?:tva|tre|fem|tio) ar|20[3-9]\d)\b/;

/** Of `i december` it is the next that is meant, whichever the file has. */
function monthAsked([period, ...more]: readonly Period[]): string | null {
  if (period === undefined || more.length > 0) return null;
  return period.from.slice(0, 7) === period.to.slice(0, 7) ? period.from.slice(5, 7) : null;
}

const monthOf = ({ period }: Fact) => period?.from.slice(5, 7);

/** The forecast of the sales analysis, or why there is none. */
export function forecast(
  text: string,
  asked: readonly Period[],
  consultation: Consultation,
): Reply {
  const source = sourceOf(consultation, 'sales');
  if (source === null) return withoutSource('sales', consultation);
  const meant = `Prognosen för de närmaste tre månaderna · ur ${source.document}`;
  if (FAR.test(text))
    return refusal('Prognosen räcker tre månader fram; längre är den inte värd att lita på.', {
      meant,
      suggestions: ['Hur ser prognosen ut för de närmaste månaderna?'],
    });
  const from = consultation.imported(source);
  const months = source.facts
    .filter(({ key }) => key === sale.forecastMonth)
    .flatMap((fact) => from.withId(fact.id) ?? []);
  const unknown = source.unknowns.find(({ key }) => key.startsWith('sales.forecast.'));
  const month = monthAsked(asked);
  const first = month === null ? months[0] : months.find((each) => monthOf(each) === month);
  if (month !== null && first === undefined && months.length > 0)
    return refusal('Prognosen räcker tre månader fram, och månaden du frågar om är ingen av dem.', {
      meant,
      suggestions: ['Hur ser prognosen ut för de närmaste månaderna?'],
    });
  if (first === undefined)
    return refusal(unknown?.reason ?? 'Filen räcker inte för en prognos som går att lita på.', {
      meant,
      missing: guidePages.sales,
    });
  const rows = months.map((month) => {
    const bound = (key: string) => {
      const fact = source.facts.find(
        (each) => each.key === key && each.subject?.name === month.subject?.name,
      );
      return fact === undefined ? null : from.withId(fact.id);
    };
    return [month, bound(sale.forecastLow), bound(sale.forecastHigh)] as const;
  });
  const total = from.get(sale.forecastTotal);
  const error = from.get(sale.forecastError);
  const lines = [
    `**Prognosen för ${periodOf(first)} är ${figure(first)}.**`,
    ...(total === null
      ? []
      : [`För alla månader i prognosen tillsammans är den ${figure(total)}.`]),
    ...(error === null
      ? []
      : [`När den prövades bakåt på filen slog den fel med ${figure(error)}.`]),
  ];
  return answer(lines.join(' '), {
    meant,
    table: tableOf('Månad', ['Prognos', 'Lägre gräns', 'Övre gräns'], rows),
    chart: lineOf('sales', 'Prognos', months),
    suggestions: ['Vilken månad säljer vi mest?', 'Varför har försäljningen ändrats?'],
  });
}
