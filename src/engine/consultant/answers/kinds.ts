import { decimal } from '../../facts/decimal.ts';
import { figure } from '../../text/placeholder.ts';
import type { DimensionId } from '../question/vocabulary.ts';
import { asked, figureOf, groupsIn } from '../tables/compute.ts';
import { groupingOf } from '../tables/grouping.ts';
import { meantBy } from './meant.ts';
import { answer, guidePages, type Reply, refusal } from './reply.ts';
import { during, kindNames, of } from './words.ts';
import { noRows, selectionOf, type Work } from './work.ts';

/** On how many days there was any of it. */
export async function daysCounted({ ask, table, consultation, ...work }: Work): Promise<Reply> {
  const asking = asked(table, 'days');
  const meant = meantBy(ask, work.source);
  if ('refused' in asking)
    return refusal(asking.refused, { meant, missing: guidePages[work.source.guide] });
  const days = await figureOf(consultation.facts, asking, selectionOf(ask));
  if (days === null) return noRows({ ask, table, consultation, ...work });
  return answer(`**Det finns rader${of(days)} på ${figure(days)} dagar**${during(days)}.`, {
    meant,
  });
}

/** How many of a kind have any rows. */
export const kindsCounted =
  (kind: DimensionId) =>
  async (work: Work): Promise<Reply> => {
    const { ask, asking, table, consultation, source } = work;
    const [heading, many] = kindNames(kind, table);
    const meant = meantBy(ask, source);
    const grouping = groupingOf(table, kind);
    if (grouping === null)
      return refusal(
        `Filen ${source.document} har ingen kolumn med ${many}. Ta med den i exporten, så kan jag svara.`,
        { meant, missing: guidePages[source.guide] },
      );
    const whole = await figureOf(consultation.facts, asking, selectionOf(ask));
    if (whole === null) return noRows(work);
    const groups = await groupsIn(asking, selectionOf(ask), kind);
    const { columns, filter, rows, origin } = { ...whole.source, origin: table.origin };
    const fact = consultation.facts.add({
      ...{
        key: 'ask.kinds',
        label: `Antal ${many}`,
        value: decimal(String(groups)),
        unit: 'count',
      },
      ...{ kind: 'computed', period: whole.period, subject: whole.subject },
      columns: [...new Set([...columns, ...(grouping.column === null ? [] : [grouping.column])])],
      ...{
        filter,
        rows,
        origin,
        inputs: [],
        formula: `antalet olika värden i ${grouping.words}${grouping.without}`,
      },
    });
    const ofColumn = kind.startsWith('own')
      ? ''
      : `: så många olika värden har ${grouping.words}${grouping.without}`;
    return answer(
      `**Filen har ${figure(fact)} ${groups === 1 ? heading.toLowerCase() : many}${of(whole)}**${during(whole)}${ofColumn}.`,
      { meant },
    );
  };
