import { decimal } from '../../facts/decimal.ts';
import type { Fact } from '../../facts/fact.ts';
import { figure, nameOf } from '../../text/placeholder.ts';
import type { Ask } from '../question/ask.ts';
import type { RankAsked } from '../question/rank-of.ts';
import { figureOf, groupsIn } from '../tables/compute.ts';
import { answer, type Reply, refusal } from './reply.ts';
import { during, kindNames } from './words.ts';
import { noRows, selectionOf, the, type Work } from './work.ts';

/** The question is of one figure, whose place is told. */
export const asPlace = (ask: Ask): Ask => ({
  ...ask,
  ...{ by: null, order: null, limit: null, direction: null },
});

/** Yes or no, where it is asked whether it is among the first. */
function whether(within: number | null, place: number): string {
  if (within === null) return '';
  return place <= within ? 'Ja, ' : 'Nej, ';
}

/** The place of one among all of its kind, by how many come to more. */
export const rankOf =
  ({ named, within }: RankAsked) =>
  async (work: Work): Promise<Reply> => {
    const { ask, asking, consultation, table } = work;
    const { computation } = asking;
    if (computation.below !== undefined)
      return refusal(
        'Plats i en lista räknar jag på belopp och antal, inte på snitt och andelar.',
        {
          suggestions: ['Vilka kunder köper mest?'],
        },
      );
    const isOther = named.names.some((name) => table.noSuppliers.includes(name));
    if (named.dimension === 'supplier' && isOther)
      return refusal(
        'Bland leverantörerna räknas varken löner eller myndigheter, så de har ingen plats där.',
        { suggestions: ['Vilka leverantörer kostar mest?'] },
      );
    const own = await figureOf(consultation.facts, asking, selectionOf(ask));
    if (own === null) return noRows(work);
    const others = selectionOf({ ...ask, named: ask.named.filter((each) => each !== named) });
    const more = { side: 'over', orEqual: false, value: own.value, of: null } as const;
    const place = 1 + (await groupsIn(asking, others, named.dimension, more));
    const groups = await groupsIn(asking, others, named.dimension);
    const [heading, many] = kindNames(named.dimension, table);
    const label = computation.label.toLowerCase();
    const counted = (value: number, key: string, title: string, formula: string): Fact =>
      consultation.facts.add({
        ...{ key, label: title, value: decimal(String(value)), formula },
        ...{ unit: 'count', kind: 'computed', period: own.period, subject: own.subject },
        ...{ columns: own.source.columns, filter: own.source.filter, rows: own.source.rows },
        ...{ inputs: [own], origin: table.origin },
      });
    const rank = counted(
      place,
      'ask.rank',
      `Plats bland ${many} efter ${label}`,
      `ett mer än antalet ${many} vars ${label} är större än ${own.id}`,
    );
    const all = counted(groups, 'ask.rank.of', `Antal ${many}`, `antalet ${many} med ${label}`);
    const lead = whether(within, place);
    const name = lead === '' ? nameOf(own) : `${lead}${nameOf(own)}`;
    return answer(
      `**${name} ligger på plats ${figure(rank)} av ${figure(all)} ${groups === 1 ? heading.toLowerCase() : many}**${during(own)}: ${the(work)} var ${figure(own)}.`,
    );
  };
