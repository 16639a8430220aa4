import { advice, advised, savings } from '../answers/overview.ts';
import { type Consultation, guidePages, type Reply, refusal, sourceOf } from '../answers/reply.ts';
import { whatToDo } from '../answers/what-to-do.ts';
import type { Reading } from '../question/ask.ts';
import type { Open, OpenKind } from '../question/open/kinds.ts';
import { afford } from './afford.ts';
import { answerBreakEven } from './break-even.ts';
import { choose } from './choose.ts';
import { closed, closedWhen, weekparts } from './closed.ts';
import { dearerNow, replace } from './dearer.ts';
import { lacks, secrecy, trust, whence } from './evidence.ts';
import { explain } from './explain.ts';
import { goal } from './goal.ts';
import { earnMost, earnWhen, largestInvoices, leastGoods } from './goods.ts';
import { about, earns, howIs } from './how-is.ts';
import { howWeAre, operatingNet, whatIsLeft } from './how-we-are.ts';
import { industry } from './industry.ts';
import { leak, odd } from './odd.ts';
import { season, trend } from './over-time.ts';
import { ownPrices } from './own-prices.ts';
import { call, gone, paying, whoPays } from './people.ts';
import { raisePrice } from './raise-price.ts';
import { risk } from './risk.ts';
import { target } from './target.ts';
import { dependent, weighs } from './weighs.ts';

type Answer = (
  open: Open,
  reading: Reading,
  consultation: Consultation,
) => Reply | null | Promise<Reply | null>;

/** What gives more sold: the advice of the sales, and what it says nothing of. */
function sellMore({ of }: Open, consultation: Consultation): Reply {
  const source = sourceOf(consultation, 'sales');
  if (source === null)
    return refusal(
      'Det finns ingen försäljningsanalys än. Ladda upp försäljningen, så kan jag svara.',
      {
        missing: guidePages.sales,
      },
    );
  const lead =
    of === null ? [] : [`Just ”${of}” säger råden inget om; det här gäller hela försäljningen.`];
  return advised(
    advice(consultation, [source]),
    lead,
    `Vad som ger mer sålt · ur ${source.document}`,
  );
}

const ofNames =
  (make: (ask: Reading['ask'], consultation: Consultation) => Promise<Reply>): Answer =>
  (_, { ask }, consultation) =>
    ask.named.length === 1 ? make(ask, consultation) : null;

const answers: Record<OpenKind, Answer> = {
  breakEven: (_, __, all) => answerBreakEven(all),
  target: ({ of }, _, all) => target(of ?? '', all),
  goal: ({ of }, _, all) => goal(of ?? '', all),
  secrecy: () => secrecy(),
  term: ({ of }, { ask }, all) => explain(of ?? '', ask, all),
  whence: (_, __, all) => whence(all),
  trust: (_, __, all) => trust(all),
  lacks: (_, __, all) => lacks(all),
  trend: (_, { ask }, all) => trend(ask, all),
  season: (_, { ask }, all) => season(ask, all),
  closed: (_, { ask }, all) => closed(ask, all),
  closedWhen: (_, { ask }, all) => closedWhen(ask, all),
  weekparts: (_, { ask }, all) => weekparts(ask, all),
  dearer: (_, __, all) => dearerNow(all),
  replace: (_, { ask }, all) => replace(ask, all),
  choose: (_, { ask }, all) => choose(ask, all),
  left: (_, { ask }, all) => whatIsLeft(ask, all),
  operatingNet: (_, { ask }, all) => operatingNet(ask, all),
  industry: ({ of }, { ask }, all) => industry(of, ask, all),
  odd: (_, { plain }, all) => odd(plain, all),
  risk: (_, __, all) => risk(all),
  first: (_, __, all) => whatToDo(all),
  leak: (_, { ask }, all) => leak(ask, all),
  save: (_, __, all) => savings(all),
  sellMore: (open, _, all) => sellMore(open, all),
  call: (_, { ask }, all) => call(ask, all),
  afford: ({ of }, _, all) => afford(of ?? '', all),
  raisePrice: ({ isOfNames }, reading, all) => raisePrice(reading, isOfNames, all),
  ownPrices: ({ isOfNames }, { plain, ask }, all) => ownPrices(plain, isOfNames ? ask : null, all),
  paying: ({ of }, { ask }, all) => paying(of ?? '', ask, all),
  gone: (_, { ask, question }, all) => gone(ask, question, all),
  howAreWe: (_, { ask }, all) => howWeAre(ask, all),
  largestInvoices: (_, __, all) => largestInvoices(all),
  leastGoods: (_, { ask }, all) => leastGoods(ask, all),
  earnMost: (_, { ask }, all) => earnMost(ask, all),
  earnWhen: (_, reading, all) => earnWhen(reading, all),
  howIs: ofNames(howIs),
  earns: ofNames(earns),
  about: ofNames(about),
  whoPays: (_, { ask }, all) => (ask.named.length === 1 ? whoPays(ask, all) : null),
  dependent: ofNames(dependent),
  weighs: ofNames((ask, all) => weighs('weighs', ask, all)),
  // What is sold is worth what it leaves.
  worth: ofNames((ask, all) =>
    ask.guide === 'sales' ? earns(ask, all) : weighs('worth', ask, all),
  ),
};

/** The answer to an open question; null where it is one of figures after all. */
export const answerOpen = async (
  open: Open,
  reading: Reading,
  consultation: Consultation,
): Promise<Reply | null> => answers[open.kind](open, reading, consultation);
