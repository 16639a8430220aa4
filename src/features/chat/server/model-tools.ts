import { z } from 'zod';
import type { ModelTool } from '#adapters/models/port.ts';
import type { ToolCall } from '#engine/consultant/tools.ts';

const day = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
const period = z.object({ from: day, to: day });
const name = z
  .string()
  .max(200)
  .nullable()
  .describe('Ett namn som det står i filen; null för allt');
const guide = z.enum(['sales', 'costs']);

interface Offered {
  description: string;
  input: z.ZodObject;
  call(input: never): ToolCall;
}

const offer = <Shape extends z.ZodObject>(
  description: string,
  input: Shape,
  call: (input: z.infer<Shape>) => ToolCall,
): Offered => ({ description, input, call });

const offered: Readonly<Record<string, Offered>> = {
  ask: offer(
    'Räknar på en fråga på svenska om försäljning, kostnader, kunder, produkter, leverantörer, perioder och nyckeltal.',
    z.object({ question: z.string().max(500) }),
    ({ question }) => ({ tool: 'ask', question }),
  ),
  facts: offer(
    'Hämtar siffror som redan finns i analyserna, ur försäljning, kostnader och bokföring.',
    z.object({ about: z.string().max(200).describe('Ord i siffrans eller sakens namn') }),
    ({ about }) => ({ tool: 'facts', about }),
  ),
  compare: offer(
    'Jämför försäljningen eller kostnaden i två perioder.',
    z.object({ guide, name, earlier: period, later: period }),
    (input) => ({ tool: 'compare', ...input }),
  ),
  what_if: offer(
    'Räknar ut vad en ändring betyder i kronor, med produktens egna formler.',
    z.object({
      what: z.enum(['price', 'volume', 'costs']),
      change: z.enum(['up', 'down']),
      percent: z.number().positive().max(1000),
      name,
    }),
    (input) => ({ tool: 'whatIf', ...input }),
  ),
  events: offer('Hämtar det som har hänt och betytt mest.', z.object({}), () => ({
    tool: 'events',
  })),
  plan: offer(
    'Hämtar vad som bör göras först, ur handlingsplanen och råden.',
    z.object({}),
    () => ({ tool: 'plan' }),
  ),
  sql: offer(
    'En SELECT i en av tabellerna i <tables>: sum, avg, min, max, median och count av talkolumner, i grupper, med WHERE, ORDER BY och LIMIT. Inget annat går.',
    z.object({ query: z.string().max(2_000) }),
    ({ query }) => ({ tool: 'sql', query }),
  ),
};

/** The tools that a model may call, each answered by `run`; what company they are of is not theirs to say. */
export function modelTools(
  run: (call: ToolCall, signal: AbortSignal) => Promise<unknown>,
): Record<string, ModelTool> {
  return Object.fromEntries(
    Object.entries(offered).map(([tool, { description, input, call }]) => [
      tool,
      {
        description,
        input,
        run: (given, signal) => run(call(input.parse(given) as never), signal),
      },
    ]),
  );
}
