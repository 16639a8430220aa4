import type { Chart } from '../facts/chart.ts';
import type { Fact } from '../facts/fact.ts';
import type { Period } from '../table/period.ts';
import { figure, nameOf, periodOf } from '../text/placeholder.ts';
import { whatHappened } from './answers/events.ts';
import { answerFigure } from './answers/figures.ts';
import {
  answer,
  type Consultation,
  type Reply,
  type ReplyTable,
  refusal,
} from './answers/reply.ts';
import { whatToDo } from './answers/what-to-do.ts';
import { inWholeKronor } from './answers/whole-kronor.ts';
import { type ConsultantQuestion, consultationOf, draftAnswer, namesOf } from './consult.ts';
import { answerQuery } from './sql/answer-query.ts';
import { queryColumns } from './sql/columns.ts';
import { used } from './used.ts';

/** What a model may ask for. Each is answered by code with facts; none takes a figure from the model. */
export type ToolCall =
  | { tool: 'ask'; question: string }
  | { tool: 'facts'; about: string }
  | {
      tool: 'compare';
      guide: 'sales' | 'costs';
      name: string | null;
      earlier: Period;
      later: Period;
    }
  | {
      tool: 'whatIf';
      what: 'price' | 'volume' | 'costs';
      change: 'up' | 'down';
      percent: number;
      name: string | null;
    }
  | { tool: 'events' }
  | { tool: 'plan' }
  | { tool: 'sql'; query: string };

/** What a tool gave: a text with references to its facts. */
export interface ToolOutcome {
  draft: string;
  meant: string[];
  facts: Fact[];
  tables: ReplyTable[];
  charts: Chart[];
}

type ToolQuestion = Omit<ConsultantQuestion, 'message' | 'focus'>;

const MOST_FACTS = 40;

const lineOf = (fact: Fact) => {
  const about = [
    ...(fact.subject === null ? [] : [nameOf(fact)]),
    ...(fact.period === null ? [] : [periodOf(fact)]),
  ];
  return `- ${fact.label.replace(/[{}\d]/g, '').trim()}${about.length === 0 ? '' : ` (${about.join(', ')})`}: ${figure(fact)}`;
};

/** Facts of all the analyses whose label or name holds a word that is asked for. */
function factsAbout(about: string, consultation: Consultation): Reply {
  const words = about.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  const isAbout = ({ label, subject }: Fact) => {
    const text = `${label} ${subject?.name ?? ''}`.toLowerCase();
    return words.some((word) => text.includes(word));
  };
  const found = consultation.sources.flatMap((source) => {
    const from = consultation.imported(source);
    return source.facts
      .filter(isAbout)
      .slice(0, MOST_FACTS)
      .flatMap(({ id }) => from.withId(id) ?? []);
  });
  if (found.length === 0) return refusal('Ingen av analyserna har någon siffra om det.');
  return answer(found.slice(0, MOST_FACTS).map(lineOf).join('\n'), {
    meant: 'Siffror ur de senaste analyserna',
  });
}

type Compare = Extract<ToolCall, { tool: 'compare' }>;

async function compared(
  { guide, name, earlier, later }: Compare,
  consultation: Consultation,
): Promise<Reply> {
  const wanted = name?.trim().toLowerCase() ?? '';
  const own =
    wanted === ''
      ? []
      : await namesOf(consultation.sources.filter((source) => source.guide === guide));
  const named = own.flatMap(({ dimension, names }) => {
    const found = names.find((each) => each.toLowerCase() === wanted);
    return found === undefined
      ? []
      : [{ guide, dimension, names: [found], written: found, how: 'exact' as const }];
  });
  if (wanted !== '' && named.length === 0)
    return refusal('Inget i filen heter så. Fråga med namnet som det står där.');
  const ask = {
    weekday: null,
    by: null,
    order: null,
    limit: null,
    direction: null,
    share: false,
    average: false,
  };
  return answerFigure(
    {
      ...{
        ...ask,
        guide,
        named: named.slice(0, 1),
        periods: [earlier, later],
        compared: true,
        measured: true,
      },
      measure: guide === 'sales' ? 'revenue' : 'cost',
    },
    consultation,
  );
}

const CHANGED = {
  price: { up: 'höjer priset', down: 'sänker priset' },
  volume: { up: 'ökar försäljningen', down: 'minskar försäljningen' },
  costs: { up: 'ökar kostnaderna', down: 'minskar kostnaderna' },
} as const;

type WhatIf = Extract<ToolCall, { tool: 'whatIf' }>;

/** The question that the rules' own formulas answer. */
const whatIfQuestion = ({ what, change, percent, name }: WhatIf) =>
  `Vad händer om vi ${CHANGED[what][change]}${name === null ? '' : ` på ${name}`} med ${String(percent).replace('.', ',')} procent?`;

async function worded(message: string, question: ToolQuestion): Promise<ToolOutcome> {
  const { answer: made, draft } = await draftAnswer({ ...question, message, focus: null });
  const { meant, facts, tables, charts } = made;
  return { draft, meant, facts, tables, charts };
}

function replyTo(
  call: Exclude<ToolCall, { tool: 'ask' | 'whatIf' }>,
  consultation: Consultation,
): Reply | Promise<Reply> {
  if (call.tool === 'facts') return factsAbout(call.about, consultation);
  if (call.tool === 'compare') return compared(call, consultation);
  if (call.tool === 'events') return whatHappened(consultation);
  return call.tool === 'plan' ? whatToDo(consultation) : answerQuery(call.query, consultation);
}

/** Does what a model has asked for. The figures it gives are numbered after those given. */
export async function runTool(call: ToolCall, question: ToolQuestion): Promise<ToolOutcome> {
  if (call.tool === 'ask') return worded(call.question, question);
  if (call.tool === 'whatIf') return worded(whatIfQuestion(call), question);
  const consultation = consultationOf(question);
  const reply = await replyTo(call, consultation);
  const { text, meant, table, chart } = reply;
  const tables = table === null ? [] : [table];
  const charts = chart === null ? [] : [chart];
  return {
    draft: text,
    meant: meant === '' ? [] : [meant],
    facts: inWholeKronor(used(consultation.facts.list, [reply])),
    tables,
    charts,
  };
}

/** The tables that a query may be of, with their columns, for the model to know. */
export function tablesForQueries({ sources }: Pick<ConsultantQuestion, 'sources'>) {
  return sources.flatMap(({ table }) =>
    table === null
      ? []
      : [
          {
            table: table.view,
            columns: [...queryColumns(table).values()].map(({ name, words, kind }) => ({
              name,
              words,
              kind,
            })),
          },
        ],
  );
}
