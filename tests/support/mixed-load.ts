import { createHash } from 'node:crypto';
import { newDetails } from './accounts.ts';
import { PROMO_CODE } from './running-app.ts';

/** What a worker was promised about one account: all of it must be there after any fault. */
interface Promised {
  id: string;
  token: string;
  email: string;
  password: string;
  plan: 'free' | 'pro';
  /** Acknowledged files, id → SHA-256. */
  documents: Map<string, string>;
  deleted: Set<string>;
  /** A deletion that was asked for and not answered: both outcomes are right. */
  unsure: Set<string>;
  analyses: Set<string>;
  /** The last acknowledged form answer, and the one that may have been saved since. */
  answer: string;
  asked: string;
}

export type Ledger = Promised[];

const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const pick = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

const salesCsv = (seed: number) =>
  `Datum;Produkt;Summa\n${Array.from({ length: 400 }, (_, i) => `2025-0${1 + (i % 9)}-11;Vara ${i % 7};${i + seed},50`).join('\n')}\n`;

/** A call as the account; null where the answer is a refusal. Throws when the server is gone. */
export async function ask<T>(
  url: string,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<T | null> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || body instanceof FormData
        ? {}
        : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return answer.ok ? (JSON.parse(text) as T) : null;
}

async function signUp(url: string): Promise<Promised> {
  const details = newDetails();
  const plan = Math.random() < 0.5 ? 'pro' : 'free';
  const promo = plan === 'pro' ? { promoCode: PROMO_CODE } : {};
  const made = await ask<{ token: string; user: { id: string } }>(
    url,
    null,
    'POST',
    '/api/auth/signup',
    { ...details, plan, ...promo },
  );
  if (made === null) throw new Error('A sign-up was refused');
  return {
    id: made.user.id,
    token: made.token,
    email: details.email,
    password: details.password,
    plan,
    documents: new Map(),
    deleted: new Set(),
    unsure: new Set(),
    analyses: new Set(),
    answer: '',
    asked: '',
  };
}

async function upload(url: string, account: Promised): Promise<void> {
  const text = salesCsv(Math.floor(Math.random() * 1e6));
  const form = new FormData();
  form.set('category', 'sales');
  form.set('file', new Blob([text]), 'fil.csv');
  const made = await ask<{ id: string }>(url, account.token, 'POST', '/api/documents/upload', form);
  if (made) account.documents.set(made.id, sha(text));
}

async function remove(url: string, account: Promised): Promise<void> {
  const id = pick([...account.documents.keys()]);
  if (id === undefined) return;
  account.unsure.add(id);
  await ask(url, account.token, 'DELETE', `/api/documents/${id}`);
  account.unsure.delete(id);
  account.documents.delete(id);
  account.deleted.add(id);
}

async function analyse(url: string, account: Promised): Promise<void> {
  const made = await ask<{ id: string }>(url, account.token, 'POST', '/api/analysis/sales', {});
  if (made) account.analyses.add(made.id);
}

async function save(url: string, account: Promised): Promise<void> {
  account.asked = `svar ${Math.random()}`;
  const answers = { question1: account.asked, question2: 'a', question3: 'b' };
  const saved = await ask(url, account.token, 'POST', '/api/form-answers', {
    flik: 'sales',
    answers: { ...answers, question4: '', question5: '' },
  });
  if (saved === null) throw new Error('Answers were refused');
  account.answer = account.asked;
}

/**
 * A customer does everything at random until the server is gone. What is acknowledged is in `ledger` at
 * once; `next` is told of each call done, and the following one waits for it.
 */
export async function work(
  url: string,
  ledger: Ledger,
  next: () => Promise<void> | void,
): Promise<void> {
  const own: Ledger = [];
  try {
    for (;;) {
      const account = Math.random() < 0.1 ? undefined : pick(own);
      if (account) await pick([upload, upload, analyse, save, remove])?.(url, account);
      else {
        const made = await signUp(url);
        own.push(made);
        ledger.push(made);
      }
      await next();
    }
  } catch (error) {
    // What fetch throws when the other side is gone; anything else is a finding.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** What the account was promised and does not get; none where all is well. */
export async function brokenPromises(url: string, account: Promised): Promise<string[]> {
  const broken: string[] = [];
  const { token, email, password } = account;
  const login = await ask(url, null, 'POST', '/api/login', { identifier: email, password });
  if (login === null) return [`${email} cannot sign in`];
  const user = await ask<{ plan: string }>(url, token, 'GET', '/api/user');
  if (user?.plan !== account.plan) broken.push(`${email} has plan ${user?.plan}`);
  const listed = await ask<{ id: string }[]>(url, token, 'GET', '/api/documents');
  const ids = new Set(listed?.map(({ id }) => id));
  for (const id of account.deleted) if (ids.has(id)) broken.push(`file ${id} is back`);
  for (const [id, wanted] of account.documents) {
    if (account.unsure.has(id) && !ids.has(id)) continue;
    const file = await fetch(`${url}/api/documents/${id}/original`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (sha(Buffer.from(await file.arrayBuffer())) !== wanted) broken.push(`file ${id} differs`);
  }
  for (const id of account.analyses) {
    const record = await ask<{ result: object }>(url, token, 'GET', `/api/analysis/${id}/record`);
    if (!record?.result) broken.push(`analysis ${id} is gone`);
  }
  const form = await ask<{ answers: { question1: string } }>(
    url,
    token,
    'GET',
    '/api/form-answers/sales',
  );
  const saved = form?.answers.question1;
  if (saved !== account.answer && saved !== account.asked)
    broken.push(`${email} answered ${saved}`);
  return broken;
}
