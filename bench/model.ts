import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { sentencesOf } from '#engine/text/sentences-of.ts';
import { createAccount } from '#support/accounts.ts';
import { readMails, tokenOf } from '#support/mails.ts';
import { promptPart, startModelServer } from '#support/model-server.ts';
import { startApp } from '#support/running-app.ts';
import { type Caller, call } from './caller.ts';
import type { BenchRow } from './row.ts';

const QUESTIONS = [
  'Vilka produkter säljer bäst?',
  'Vad har hänt?',
  'Vilka är mina viktigaste nyckeltal?',
  'Hur gick mars 2026 mot mars 2025?',
];
const ROUNDS = 5;
const CONFIRM = 'Bekräfta din e-postadress';

/** Asks over a stream; gives when its first sentence had come. */
async function firstSentence({ app, token }: Caller, message: string): Promise<number> {
  const response = await fetch(`${app.url}/api/chat`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ message }),
  });
  let came = Number.NaN;
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
    if (Number.isNaN(came) && part.includes('event: text')) came = performance.now();
  return came;
}

/** The mail that confirms the only account's address. */
async function confirmation(dataDir: string): Promise<Email> {
  for (;;) {
    const found = (await readMails(dataDir)).find(({ subject }) => subject === CONFIRM);
    if (found) return found;
    await wait(50);
  }
}

async function withModel(caller: Caller): Promise<void> {
  const token = tokenOf(await confirmation(caller.app.dataDir), '/verify');
  await call(caller, '/api/auth/verify', JSON.stringify({ token }));
  await fetch(`${caller.app.url}/api/models`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
    body: '{"allowed":true}',
  });
  await call(caller, '/api/sample-company', '{}');
}

/** From the first sentence that a model has written to that sentence at the one who asked. */
export async function benchModel(): Promise<BenchRow[]> {
  const model = await startModelServer();
  const app = await startApp({
    ...{ LOG_LEVEL: 'fatal', SPARE_PROCESSES: 'on' },
    ...{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'prov' },
    AI_TOKENS: '90000000',
  });
  try {
    const account = await createAccount(app, 'pro');
    const caller = { app, token: account.token };
    await withModel(caller);
    const [after, whole]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++)
      for (const message of QUESTIONS) {
        let written = Number.NaN;
        model.answer((asked) => {
          const [first = '', ...rest] = sentencesOf(promptPart<string>(asked, 'draft'));
          written = performance.now();
          return { say: [first, ...rest].join(''), everyMs: 1 };
        });
        const asked = performance.now();
        const came = await firstSentence(caller, message);
        after.push(came - written);
        whole.push(came - asked);
      }
    const middle = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    return [
      {
        name: 'chat by a model: first sentence, the slowest',
        ...{ value: Math.max(...after), unit: 'ms', aim: '≤ 1 000 ms after it was begun' },
      },
      { name: 'chat by a model: first sentence, median', value: middle(after), unit: 'ms' },
      { name: 'chat by a model: from the question', value: middle(whole), unit: 'ms' },
    ];
  } finally {
    await app.stop();
    await model.close();
  }
}
