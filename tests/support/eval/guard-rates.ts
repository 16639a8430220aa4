import { createModel } from '#adapters/models/models.ts';
import type { ModelSettings } from '#adapters/models/settings.ts';
import type { ConsultantAnswer } from '#engine/consultant/consult.ts';
import { answerChanges } from '#engine/consultant/model-answer.ts';
import { sentencesOf } from '#engine/text/sentences-of.ts';
import { formatPeriodName } from '#engine/text/subject.ts';
import { companyOf } from '../consult.ts';
import { falsehoods } from '../falsehoods.ts';
import { honestly } from '../honest-words.ts';
import { type ModelCall, type ModelServer, promptPart, startModelServer } from '../model-server.ts';
import { askingModel } from './by-model.ts';
import { evalCompanies } from './companies.ts';
import { SETS } from './sets.ts';

/** What the guard did with a model that says the rules' answers honestly in other words, and with one that lies in each. */
export interface GuardRates {
  provider: ModelSettings['provider'];
  questions: number;
  /** Honest sentences that were shown, and that were lost. */
  honest: { shown: number; lost: number };
  /** False sentences that were said, and that were shown. */
  lies: { said: number; shown: number };
  /** Figures in answers to the liar that are no fact's. */
  untraced: number;
}

const COMPANIES = ['shop', 'salon'] as const;

/** Digits that stand in a text beside the figures, names and periods of its facts. */
function untraced({ text, facts, figures }: ConsultantAnswer): string[] {
  const rest = [...figures]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const names = facts.flatMap(({ subject, period }) => [
    ...(subject === null ? [] : [subject.name]),
    ...(period === null ? [] : [formatPeriodName(period)]),
  ]);
  const bare = [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ''), rest);
  return bare.replace(/^(?:#+|-) \d\. /gm, '').match(/\d[\d ,.]*/g) ?? [];
}

const sayHonestly = (call: ModelCall) => ({
  say: sentencesOf(promptPart<string>(call, 'draft')).map(honestly).join(''),
});

async function ratesOf(
  server: ModelServer,
  provider: ModelSettings['provider'],
): Promise<GuardRates> {
  const settings = { provider, baseUrl: server.url, model: 'prov', apiKey: 'nyckel' };
  const model = createModel(settings, { waits: { wholeMs: 60_000, pieceMs: 60_000 } });
  const rates: GuardRates = {
    ...{ provider, questions: 0, honest: { shown: 0, lost: 0 } },
    ...{ lies: { said: 0, shown: 0 }, untraced: 0 },
  };
  for (const id of COMPANIES) {
    const company = await companyOf(evalCompanies[id].files);
    const ask = askingModel(model)(company);
    for (const golden of Object.values(SETS).slice(-2).flat()) {
      const [message, ...more] = golden.ask;
      const isOne = more.length === 0 && golden.kind !== 'unanswerable';
      if (golden.company !== id || !isOne || message === undefined) continue;
      rates.questions += 1;
      server.answer(sayHonestly);
      const honest = (await ask(message)).engine.model;
      rates.honest.shown += honest?.sentences.length ?? 0;
      rates.honest.lost += honest?.replaced.length ?? 0;
      const rules = await company.ask(message);
      const byId = new Map(rules.facts.map((fact) => [fact.id, fact]));
      server.answer((call) => {
        const lies = sentencesOf(promptPart<string>(call, 'draft')).flatMap((each) =>
          falsehoods.flatMap(({ make }) => make(each.trim(), byId, answerChanges)),
        );
        rates.lies.said += lies.length;
        return { say: lies.join('\n') };
      });
      const lied = await ask(message);
      rates.lies.shown += lied.engine.model?.sentences.length ?? 0;
      // What is the rules' own is theirs, whatever the model said.
      if (lied.text !== rules.text) rates.untraced += untraced(lied).length;
    }
    await company.close();
  }
  return rates;
}

/** Over HTTP, as OpenAI and as Anthropic speak. */
export async function guardRates(): Promise<GuardRates[]> {
  const server = await startModelServer();
  const rates = [await ratesOf(server, 'openai-compatible'), await ratesOf(server, 'anthropic')];
  await server.close();
  return rates;
}
