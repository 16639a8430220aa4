import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { common } from '#contract/errors.ts';
import type { BodyOutput, ParamsOutput, QueryOutput } from '#contract/route.ts';
import { createAudit } from '#server/audit/audit.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { idOfRequest, requestKey } from '#server/http/request-key.ts';
import { sendSoon, writeMail } from '#server/mail/outbox.ts';
import type { UserRow } from '#server/session/table.ts';
import type { adminContract } from '../../contract.ts';
import type { ListedCase, WholeCase } from '../../rows.ts';
import { answerMail } from './answer-mail.ts';
import type { Case, CaseChange } from './case.ts';
import { contactCases } from './contact-cases.ts';
import { feedbackCases } from './feedback-cases.ts';

/** A page of contact messages or of feedback, the newest first. */
export async function listCases(
  deps: Dependencies,
  query: QueryOutput<typeof adminContract.cases>,
): Promise<ListedCase[]> {
  const found = await storeOf(deps, query.kind).list(deps.database.db, query);
  return found.map(({ thread, message: _, readAt, closedAt, ...row }) => ({
    ...row,
    state: stateOf({ thread, readAt, closedAt }),
  }));
}

const storeOf = ({ box }: Pick<Dependencies, 'box'>, kind: Case['kind']) =>
  kind === 'contact' ? contactCases(box) : feedbackCases(box);

function stateOf({
  thread,
  readAt,
  closedAt,
}: Pick<Case, 'thread' | 'readAt' | 'closedAt'>): ListedCase['state'] {
  if (closedAt !== null) return 'closed';
  if (thread.some(({ kind }) => kind === 'answer')) return 'answered';
  return readAt === null ? 'new' : 'read';
}

const present = ({ readAt, closedAt, ...shown }: Case): WholeCase => ({
  ...shown,
  state: stateOf({ readAt, closedAt, thread: shown.thread }),
});

type Which = ParamsOutput<typeof adminContract.readCase>;
interface Asked {
  user: UserRow;
  request: FastifyRequest;
}

/** Finds one case, changes it as `work` says, and gives it as it is then. */
async function changeCase(
  deps: Dependencies,
  { kind, id }: Which,
  work: (found: Case, tx: Executor) => Promise<CaseChange>,
): Promise<WholeCase> {
  const store = storeOf(deps, kind);
  return inTransaction(deps.database.db, async (tx) => {
    const found = await store.get(tx, id);
    if (found === null) throw common('not_found');
    const change = await work(found, tx);
    if (Object.keys(change).length > 0) await store.change(tx, id, change);
    return present({ ...found, ...change });
  });
}

/** Notes what an administrator did to a case, with what was done. */
function note(
  deps: Dependencies,
  tx: Executor,
  { kind, id }: Which,
  what: 'answer' | 'close' | 'note' | 'reopen',
  asked: Asked,
) {
  const { user, request } = asked;
  return createAudit(tx, deps.clock).record({
    actorId: user.id,
    event: `admin.${what}`,
    object: `${kind}/${id}`,
    outcome: 'ok',
    address: request.ip,
    requestId: request.id,
  });
}

/** One case with all that was written; from then on it is read. */
export function readCase(deps: Dependencies, which: Which): Promise<WholeCase> {
  return changeCase(deps, which, async ({ readAt }) =>
    readAt === null ? { readAt: deps.clock() } : {},
  );
}

/** Closes a case, or opens it again. */
export function closeCase(
  deps: Dependencies,
  which: Which,
  { closed }: BodyOutput<typeof adminContract.closeCase>,
  asked: Asked,
): Promise<WholeCase> {
  return changeCase(deps, which, async (_, tx) => {
    await note(deps, tx, which, closed ? 'close' : 'reopen', asked);
    return { closedAt: closed ? deps.clock() : null };
  });
}

/** Notes something on a case, or answers by mail; asked for again with the same key it is done once. */
export async function writeOnCase(
  deps: Dependencies,
  which: Which,
  body: BodyOutput<typeof adminContract.writeOnCase>,
  asked: Asked,
): Promise<WholeCase> {
  const key = requestKey(asked.request);
  const entryId = key === null ? randomUUID() : idOfRequest(key, { ...which, ...body });
  let mailId: string | null = null;
  const changed = await changeCase(deps, which, async (found, tx) => {
    mailId = null;
    if (found.thread.some(({ id }) => id === entryId)) return {};
    const { kind, text } = body;
    if (kind === 'answer') mailId = await writeMail(deps, tx, answerMail(found, text));
    await note(deps, tx, which, kind, asked);
    const at = deps.clock();
    const entry = { id: entryId, at: at.toISOString(), by: asked.user.name, kind, text };
    const thread = [...found.thread, entry];
    return found.readAt === null ? { thread, readAt: at } : { thread };
  });
  if (mailId !== null) await sendSoon(deps, mailId);
  return changed;
}
