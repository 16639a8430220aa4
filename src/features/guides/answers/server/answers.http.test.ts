import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDatabase } from '#server/db/open.ts';
import { addOwner, openTestDatabase } from '#support/test-database.ts';
import { loadAnswers, loadForm } from './load.ts';
import { saveAnswers } from './save.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 9, minute));

let database: RunningDatabase;
let db: RunningDatabase['db'];
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

describe('the answers of a form', () => {
  it('are empty before anyone has answered, with every question there', async () => {
    const owner = await addOwner(database);
    const { answers, savedAt } = await loadForm(db, owner, 'sales');
    expect(savedAt).toBeNull();
    expect(Object.keys(answers)).toEqual(
      ['1', '2', '3', '4', '5'].map((number) => `question${number}`),
    );
    expect(Object.values(answers)).toEqual(Array(5).fill(''));
  });

  it('are read back as they were saved, and when', async () => {
    const owner = await addOwner(database);
    await saveAnswers(db, owner, 'sales', { question1: 'Te & kaffe', question2: '' }, at(1));
    const { answers, savedAt } = await loadForm(db, owner, 'sales');
    expect(answers).toMatchObject({ question1: 'Te & kaffe', question2: '', question5: '' });
    expect(savedAt).toBe(at(1).toISOString());
  });

  it('are replaced whole by the next that are saved: what is left out is empty', async () => {
    const owner = await addOwner(database);
    await saveAnswers(db, owner, 'sales', { question1: 'Te', question2: 'Butik' }, at(1));
    await saveAnswers(db, owner, 'sales', { question2: 'Webb' }, at(2));
    expect(await loadAnswers(db, owner, 'sales')).toMatchObject({
      question1: '',
      question2: 'Webb',
    });
  });

  it('are kept apart by form and by owner', async () => {
    const [anna, bo] = [await addOwner(database), await addOwner(database)];
    await saveAnswers(db, anna, 'sales', { question1: 'Te' }, at(1));
    await saveAnswers(db, anna, 'kostnader', { question1: 'Hyra' }, at(2));
    await saveAnswers(db, bo, 'sales', { question1: 'Kaffe' }, at(3));
    expect((await loadAnswers(db, anna, 'sales')).question1).toBe('Te');
    expect((await loadAnswers(db, bo, 'sales')).question1).toBe('Kaffe');
    expect((await loadForm(db, bo, 'kostnader')).savedAt).toBeNull();
  });

  it('saved at once are one set of answers, never a mixture', async () => {
    const owner = await addOwner(database);
    const sets = Array.from({ length: 10 }, (_, n) => ({ question1: `a${n}`, question2: `b${n}` }));
    await Promise.all(sets.map((set) => saveAnswers(db, owner, 'sales', set, at(1))));
    const { question1, question2 } = await loadAnswers(db, owner, 'sales');
    expect(sets).toContainEqual({ question1, question2 });
  });
});
