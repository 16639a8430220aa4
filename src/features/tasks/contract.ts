import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';

export const taskErrors = defineErrors({
  'actions.no_action': {
    status: 404,
    text: 'Åtgärden finns inte i den här analysen eller planen.',
  },
  'actions.task_changed': {
    status: 409,
    text: 'Ansvarig, datum eller anteckning har ändrats i ett annat fönster. Hämta ändringen och gör din igen.',
  },
});

/** The state of an action, in the order things happen. */
export const actionStates = ['planned', 'underWay', 'done', 'dismissed'] as const;
export type ActionState = (typeof actionStates)[number];

const mark = z.object({
  actionId: z.string(),
  state: z.enum(actionStates),
  at: z.string(),
  /** True where it was marked in an earlier plan with the same action. */
  earlier: z.boolean(),
});
export type ActionMark = z.infer<typeof mark>;

/** What is settled of an action: empty text and null where nothing is. */
const task = z.object({
  actionId: z.string(),
  assignee: z.string(),
  /** YYYY-MM-DD. */
  dueOn: z.string().nullable(),
  note: z.string(),
  /** The owner's own assumption of the effect, in per cent: `12.5`; null for that of the analysis. */
  assumption: z.string().nullable(),
  changedAt: z.string(),
});
export type ActionTask = z.infer<typeof task>;

/** Longest name and note, in characters. */
export const taskLimits = { assignee: 100, note: 2_000 } as const;

const taskChange = z.object({
  assignee: z
    .string()
    .trim()
    .max(taskLimits.assignee, `Namnet får vara högst ${taskLimits.assignee} tecken.`)
    .refine((name) => !/\p{Cc}/u.test(name), 'Namnet får bara vara en rad.'),
  dueOn: z.iso
    .date('Datumet skrivs som 2026-12-31.')
    .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Välj ett datum på 2000-talet.')
    .nullable(),
  note: z
    .string()
    .trim()
    .max(taskLimits.note, `Anteckningen får vara högst ${taskLimits.note} tecken.`),
  assumption: z
    .string()
    .regex(/^\d{1,3}(?:\.\d)?$/, 'Antagandet är ett tal i procent, med högst en decimal.')
    .refine((percent) => Number(percent) <= 100, 'Antagandet är mellan 0 och 100 procent.')
    .nullable()
    .default(null),
  /** `changedAt` of what was changed; null where nothing was settled. */
  basedOn: z.iso.datetime('basedOn är changedAt av det som ändras.').nullable(),
});
export type TaskChange = z.infer<typeof taskChange>;

const id = z.object({ id: z.uuid('Ogiltigt id') });

/** What becomes of the actions of a plan and of the recommendations of an analysis. */
export const tasksContract = defineContract({
  marks: {
    method: 'GET',
    path: '/api/analysis/:id/actions',
    summary:
      'What has become of the actions of a plan or an analysis: the state of each, all marks, newest first, and who does it until when',
    access: 'user',
    params: id,
    response: z.object({
      current: z.array(mark),
      history: z.array(mark),
      tasks: z.array(task),
    }),
  },
  mark: {
    method: 'POST',
    path: '/api/analysis/:id/actions/:actionId',
    summary: 'Marks an action of a plan or an analysis as planned, under way, done or dismissed',
    access: 'user',
    params: id.extend({ actionId: z.string().min(1).max(100) }),
    body: z.object({
      state: z.enum(actionStates, {
        message: 'state måste vara planned, underWay, done eller dismissed',
      }),
    }),
    response: z.object({ success: z.literal(true) }),
  },
  saveTask: {
    method: 'PUT',
    path: '/api/analysis/:id/actions/:actionId/task',
    summary: 'Settles who does an action, until when, and a note; empty fields take it away',
    access: 'user',
    params: id.extend({ actionId: z.string().min(1).max(100) }),
    body: taskChange,
    response: z.object({ success: z.literal(true) }),
  },
});
