import { figure, nameOf } from '../../text/placeholder.ts';
import { asked, figureOf, figuresBy } from '../tables/compute.ts';
import { limitOf, SIDES } from './limit-of.ts';
import { answer, type Reply } from './reply.ts';
import { during, tableOf } from './words.ts';
import { MOST_LISTED, noRows, selectionOf, type Work } from './work.ts';

/** `Vilka fakturor är på mer än 30 000?`: how many rows of costs are, what they come to, and to whom most of it went. */
export async function rowsBeyond(work: Work): Promise<Reply> {
  const { ask, asking, consultation, table } = work;
  const { beyond } = ask;
  const amounts = asked(table, 'cost');
  if (beyond === undefined || 'refused' in amounts) return noRows(work);
  const { facts } = consultation;
  const limit = limitOf(facts, beyond, 'SEK');
  const side = SIDES[beyond.side][beyond.orEqual ? 1 : 0];
  const sign = `${beyond.side === 'over' ? '>' : '<'}${beyond.orEqual ? '=' : ''}`;
  // What was credited is no small invoice.
  const noCredits = beyond.side === 'under' ? ` AND ${table.column} > 0` : '';
  const only = <Of extends typeof asking>(of: Of): Of => ({
    ...of,
    computation: {
      ...of.computation,
      condition: `${of.computation.condition} AND ${table.column} ${sign} ${beyond.value}${noCredits}`,
      aboveWords: `${of.computation.aboveWords}, av rader vars belopp ${noCredits === '' ? '' : 'är större än noll och '}${side} gränsen i frågan`,
    },
  });
  const selection = selectionOf(ask);
  const rows = await figureOf(facts, only(asking), selection);
  if (rows === null) return answer(`**Ingen rad ${side} ${figure(limit)}** under den tiden.`);
  const total = await figureOf(facts, only(amounts), selection);
  const order = { by: 'most', limit: MOST_LISTED } as const;
  const paid = (await figuresBy(facts, only(amounts), selection, 'supplier', order)) ?? [];
  const [first] = paid;
  const sum = total === null ? '' : `, tillsammans ${figure(total)}`;
  const most = first === undefined ? '' : ` Mest gick till ${nameOf(first)}, ${figure(first)}.`;
  return answer(
    `**${figure(rows)} ${rows.value === '1' ? 'rad' : 'rader'} ${side} ${figure(limit)}**${during(rows)}${sum}.${most} Tryck på antalet för att se raderna.`,
    {
      table:
        paid.length < 2
          ? null
          : tableOf(
              'Leverantör',
              ['Kostnad på de raderna'],
              paid.map((fact) => [fact]),
            ),
    },
  );
}
