import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideIdentities } from '#contract/guides.ts';
import type { RunningDatabase } from '#server/db/open.ts';
import { addOwner, openTestDatabase } from '#support/test-database.ts';
import { addMark, currentOf, marksOf } from './marks.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 9, minute));

let database: RunningDatabase;
let db: RunningDatabase['db'];
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

/** A plan of `ownerId` with these actions, the last in the long term. */
function planOf(ownerId: string, ...ids: string[]) {
  const actions = ids.map((id) => ({ id }));
  return {
    ownerId,
    id: randomUUID(),
    analysisType: guideIdentities.plan.analysisType,
    result: { shortTerm: actions.slice(0, -1), longTerm: actions.slice(-1) },
  } as unknown as Parameters<typeof marksOf>[1];
}

describe('what has become of actions', () => {
  it('is told newest first, each mark with its time', async () => {
    const plan = planOf(await addOwner(database), 'höj-priset', 'byt-leverantör');
    await addMark(db, plan, 'höj-priset', 'planned', at(1));
    await addMark(db, plan, 'byt-leverantör', 'dismissed', at(2));
    await addMark(db, plan, 'höj-priset', 'done', at(3));
    expect(await marksOf(db, plan)).toEqual([
      { actionId: 'höj-priset', state: 'done', at: at(3).toISOString(), earlier: false },
      { actionId: 'byt-leverantör', state: 'dismissed', at: at(2).toISOString(), earlier: false },
      { actionId: 'höj-priset', state: 'planned', at: at(1).toISOString(), earlier: false },
    ]);
  });

  it('follows an action into the next plan that has it, marked as from an earlier one', async () => {
    const ownerId = await addOwner(database);
    const first = planOf(ownerId, 'höj-priset', 'byt-leverantör');
    await addMark(db, first, 'höj-priset', 'underWay', at(1));
    await addMark(db, first, 'byt-leverantör', 'done', at(2));
    const next = planOf(ownerId, 'höj-priset', 'samla-inköpen');
    expect(await marksOf(db, next)).toEqual([
      { actionId: 'höj-priset', state: 'underWay', at: at(1).toISOString(), earlier: true },
    ]);
  });

  it('is nobody else’s, though their plans have the same action', async () => {
    const plan = planOf(await addOwner(database), 'höj-priset');
    await addMark(db, plan, 'höj-priset', 'done', at(1));
    expect(await marksOf(db, planOf(await addOwner(database), 'höj-priset'))).toEqual([]);
  });

  it('is nothing for a plan without actions', async () => {
    expect(await marksOf(db, planOf(await addOwner(database)))).toEqual([]);
  });

  it('is now what was marked last', async () => {
    const plan = planOf(await addOwner(database), 'a', 'b');
    await addMark(db, plan, 'a', 'planned', at(1));
    await addMark(db, plan, 'b', 'planned', at(2));
    await addMark(db, plan, 'a', 'dismissed', at(3));
    const current = currentOf(await marksOf(db, plan));
    expect(current.map(({ actionId, state }) => [actionId, state])).toEqual([
      ['a', 'dismissed'],
      ['b', 'planned'],
    ]);
  });
});
