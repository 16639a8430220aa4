import { plain } from '../../advice/answers/names.ts';
import { industryKeys as key } from '../../books/benchmark/catalogue.ts';
import type { Area } from '../../guides/costs/areas/areas.ts';
import { moneyKeys } from '../../money/catalogue.ts';
import { mainKeys } from '../../money/money.ts';
import { shareLeft, sumsOf } from '../../money/sums.ts';
import { figure, magnitude, periodOf } from '../../text/placeholder.ts';
import { directed } from '../../text/swedish.ts';
import { monthsOfBoth, whyNot } from '../answers/left.ts';
import {
  answer,
  type ConsultantSource,
  type Consultation,
  guidePages,
  type Reply,
  refusal,
} from '../answers/reply.ts';

import { shareOfSales } from '../answers/share-of-sales.ts';
import type { Ask } from '../question/ask.ts';
import type { Named } from '../question/named.ts';

const MEANT = 'Branschens nyckeltal, och era egna där de finns';
const LATEST = 12;

/** The industry's quartiles of a ratio, and the company's own distance from the median. */
function lineOf(name: string, source: ConsultantSource, consultation: Consultation): string | null {
  const from = consultation.imported(source);
  const of = (wanted: string) => {
    const found = source.facts.find((fact) => fact.key === wanted && fact.subject?.name === name);
    return found ? from.withId(found.id) : null;
  };
  const [low, median, high] = [of(key.industryLow), of(key.industryMedian), of(key.industryHigh)];
  if (low === null || median === null || high === null) return null;
  const off = of(key.industryDifference);
  const own =
    off === null
      ? ''
      : directed(off, {
          up: ` Ni ligger ${magnitude(off)} över medianen.`,
          down: ` Ni ligger ${magnitude(off)} under medianen.`,
          flat: ' Ni ligger på medianen.',
        });
  return `- **${name}:** medianen är ${figure(median)}, och hälften av företagen ligger mellan ${figure(low)} och ${figure(high)}.${own}`;
}

/** What is left of the company's own sales: near an operating margin, but for what no ledger of payments has. */
function ownLeft(consultation: Consultation): string | null {
  if (whyNot(consultation) !== null) return null;
  const months = monthsOfBoth(consultation).slice(-LATEST);
  if (months.length < LATEST) return null;
  const { left, revenue } = sumsOf(consultation.facts, months, mainKeys);
  const share = shareLeft(consultation.facts, moneyKeys.margin, { left, revenue });
  return share === null
    ? null
    : `Av er omsättning blev ${figure(share)} kvar under ${periodOf(share)} när kostnaderna i filen är dragna. Det är räknat på ett annat sätt än branschens marginaler, utan det som bara står i bokföringen, som avskrivningar.`;
}

const PERSONNEL: Area = 'Personal';

/** What the personnel takes of the sales, beside the same ratio of the industry. */
async function ownPersonnel(ask: Ask, consultation: Consultation): Promise<string | null> {
  const named: Named[] = [
    { guide: 'costs', dimension: 'area', names: [PERSONNEL], written: PERSONNEL, how: 'exact' },
  ];
  const reply = await shareOfSales({ ...ask, named, periods: [] }, consultation);
  return reply.kind === 'answer' && reply.text.includes('{{')
    ? reply.text.replaceAll('**', '')
    : null;
}

/** How the company stands in its industry: by the figures that an analysis with books or an industry has. */
export async function industry(
  of: string | null,
  ask: Ask,
  consultation: Consultation,
): Promise<Reply> {
  const source = consultation.sources.find(({ facts }) =>
    facts.some((fact) => fact.key === key.industryMedian),
  );
  if (source === undefined) {
    const why = consultation.sources
      .flatMap(({ unknowns }) => unknowns)
      .find((each) => each.key === key.industryMedian);
    return refusal(
      why?.reason ??
        'Branschen jämförs med bokföringens nyckeltal. Ladda upp bokföringen som SIE-fil i kostnadsguiden och ange er bransch i inställningarna.',
      { meant: MEANT, missing: guidePages.costs },
    );
  }
  const all = source.facts
    .filter((fact) => fact.key === key.industryMedian)
    .flatMap(({ subject }) => subject?.name ?? []);
  // `Högt på personal`: the ratio of that, where there is one.
  const own =
    of === null ? [] : all.filter((name) => plain(name).startsWith(plain(of).slice(0, 6)));
  const names = own.length > 0 ? own : all;
  const lead =
    of === null || own.length > 0
      ? []
      : ['Just det jämförs inte i branschens statistik; det här finns.'];
  const lines = names.flatMap((name) => lineOf(name, source, consultation) ?? []);
  const hasOwn = source.facts.some((fact) => fact.key === key.industryDifference);
  const why = source.unknowns.find((each) => each.key === key.industryDifference)?.reason;
  const ownShare = hasOwn || own.length > 0 ? null : ownLeft(consultation);
  const ownWages = hasOwn ? null : await ownPersonnel(ask, consultation);
  return answer(
    ['## Branschen', ...lead, ...lines, ownShare, ownWages, hasOwn ? null : why]
      .filter((line) => line != null)
      .join('\n'),
    { meant: MEANT, missing: hasOwn ? null : guidePages.costs },
  );
}
