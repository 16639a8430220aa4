import { answerFigure } from '../answers/figures.ts';
import { answer, type Consultation, type Reply, sourceOf } from '../answers/reply.ts';
import type { Ask } from '../question/ask.ts';

const NOT_KNOWN =
  'Hur mycket av det som skulle flytta till andra dagar, och vilka kostnader som försvinner den dagen, visar inte filerna. Hyra och annat fast blir kvar.';

const LISTED = 7;

/** The latest year that sales are held against the one before; the whole file where there is none. */
function latestYear(consultation: Consultation): Ask['periods'] {
  const year = sourceOf(consultation, 'sales')?.facts.find(
    ({ key }) => key === 'sales.revenue.current',
  )?.period;
  return year == null ? [] : [year];
}

/** On which day of the week least is sold, and what that does not tell of closing it. */
export async function closedWhen(ask: Ask, consultation: Consultation): Promise<Reply> {
  const reply = await answerFigure(
    {
      ...ask,
      ...({ guide: 'sales', measure: 'revenue', share: false, compared: false } as const),
      ...({ named: [], by: 'weekday', order: 'least', limit: LISTED, weekday: null } as const),
      ...{ direction: null, average: false, periods: latestYear(consultation) },
    },
    consultation,
  );
  return reply.kind === 'answer' ? { ...reply, text: `${reply.text}\n${NOT_KNOWN}` } : reply;
}

/** What is sold on a day of the week that may be closed: its part of the latest year, and what that does not tell. */
export async function closed(ask: Ask, consultation: Consultation): Promise<Reply | null> {
  if (typeof ask.weekday !== 'number') return null;
  const reply = await answerFigure(
    {
      ...ask,
      ...({ guide: 'sales', measure: 'revenue', share: true, compared: false } as const),
      ...{ named: [], by: null, order: null, direction: null, average: false },
      periods: latestYear(consultation),
    },
    consultation,
  );
  return reply.kind === 'answer' ? { ...reply, text: `${reply.text}\n${NOT_KNOWN}` } : reply;
}

/** What an ordinary day of the weekend brings in beside an ordinary one of the week: two days of seven are no less for being fewer. */
export async function weekparts(ask: Ask, consultation: Consultation): Promise<Reply> {
  const replies: Reply[] = [];
  for (const weekday of ['weekend', 'weekdays'] as const) {
    const reply = await answerFigure(
      {
        ...ask,
        ...({ guide: 'sales', measure: 'revenue', share: false, compared: false } as const),
        ...({ named: [], by: null, order: null, direction: null, weekday, each: 'day' } as const),
        ...{ average: true, periods: latestYear(consultation) },
      },
      consultation,
    );
    if (reply.kind !== 'answer') return reply;
    replies.push(reply);
  }
  const [first] = replies;
  return {
    ...(first ?? answer('')),
    text: replies.map(({ text }) => `- ${text}`).join('\n'),
    meant: replies.map(({ meant }) => meant).join(' mot '),
  };
}
