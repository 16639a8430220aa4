import { plain as plainOf } from '../advice/answers/names.ts';
import { cause } from './answers/cause.ts';
import { answerFigure } from './answers/figures.ts';
import { forecast } from './answers/forecast.ts';
import { cash, profitability, ratios, savings, summary } from './answers/overview.ts';
import { type Consultation, guidePages, NOTHING, type Reply, refusal } from './answers/reply.ts';
import { answerTopic, refuseTopic } from './answers/topic.ts';
import { whatIf } from './answers/what-if.ts';
import { whatToDo } from './answers/what-to-do.ts';
import { firstSuggestions } from './first-suggestions.ts';
import type { Focus, Reading } from './question/ask.ts';
import { lackings } from './question/lacking.ts';
import { topics } from './question/topics.ts';

const ABOUT = [
  'Jag är en AI-konsult som svarar med **regler**, inte en människa och inte en språkmodell. Jag räknar på dina egna filer, och varje siffra går att trycka på för att se var den kommer ifrån.',
  '## Det kan du fråga om',
  '- Hur mycket ni har sålt eller betalat: per produkt, kund, leverantör, kostnadsområde och period',
  '- Vad som har ökat eller minskat, och vad som ligger bakom',
  '- Nyckeltal, prognos, råd och vad som händer om ni ändrar ett pris',
].join('\n');

function talk(text: string): Reply {
  return { ...NOTHING, kind: 'talk', text, suggestions: [...firstSuggestions].slice(0, 3) };
}

const NO_ANALYSIS = refusal(
  'Det finns ingen analys att svara ur än. Ladda upp en fil och kör en försäljnings- eller kostnadsanalys, så kan jag svara.',
  { missing: guidePages.sales },
);

/** Words that nothing explains: what was not understood is said, not guessed at. */
function notUnderstood({ unknown, ask }: Reading, consultation: Consultation): Reply {
  const words = unknown.slice(0, 3).map((word) => `”${word.replace(/[{}*#\d]/g, '').trim()}”`);
  const files = consultation.sources.map(({ document }) => document.replace(/[{}*#\d]/g, ''));
  const where = files.length > 1 ? 'filerna' : 'filen';
  return refusal(
    `Jag hittar inget som heter ${words.join(' eller ')} i ${where}, och gissar inte. Finns det under ett annat namn där? Skriv det som det står, eller fråga på ett annat sätt.`,
    {
      suggestions:
        ask.guide === 'costs'
          ? ['Vilka leverantörer kostar mest?', 'Hur stora är kostnaderna per månad?']
          : ['Vilka produkter säljer bäst?', 'Hur mycket säljer vi per månad?'],
      missing: guidePages[ask.guide],
    },
  );
}

/** What no file tells, where the question names nothing of the company's own. */
function lackingIn({ plain, ask }: Reading): Reply | null {
  const isNamed = ask.named.some(({ how }) => how !== 'spelt');
  const own = new Set(ask.named.flatMap(({ written }) => plainOf(written).split(' ')));
  const rest = plain
    .split(' ')
    .filter((word) => !own.has(word))
    .join(' ');
  const found = lackings.find(({ words, ofNames }) =>
    isNamed ? ofNames && words.test(rest) : words.test(plain),
  );
  if (found === undefined) return null;
  const { what, text, to } = found;
  const missing =
    to === null
      ? null
      : { to, label: to === '/costs' ? 'Ladda upp bokföringen' : 'Ladda upp en fil' };
  return refusal(`${what} vet jag inget om. ${text}`, { meant: what, missing });
}

const OVERVIEWS = { ratios, cash, profitability, savings, plan: whatToDo } as const;

function isOverview(intent: Reading['intent']): intent is keyof typeof OVERVIEWS {
  return intent in OVERVIEWS;
}

/** Whether it is asked how things are at large, and not of a thing or a time. */
const isOfAll = ({ ask }: Reading) => ask.named.length === 0 && ask.periods.length === 0;

async function understood(
  reading: Reading,
  consultation: Consultation,
  focus: Focus | null,
): Promise<Reply> {
  const { intent, plain, ask } = reading;
  if (intent === 'whatIf') return whatIf(reading, consultation);
  if (intent === 'cause') {
    const about = reading.followsUp && focus !== null ? { ...focus.ask, measured: true } : ask;
    return cause(plain, about, consultation);
  }
  if (isOverview(intent) && ask.named.length === 0) return OVERVIEWS[intent](consultation);
  if (intent === 'forecast') return forecast(plain, consultation);
  if (intent === 'summary' && isOfAll(reading) && !ask.measured) return summary(consultation);
  return answerFigure(ask, consultation);
}

/** The answer to one question as it was read. */
export async function answerReading(
  reading: Reading,
  consultation: Consultation,
  focus: Focus | null,
): Promise<Reply> {
  const { intent, plain, ask, unknown } = reading;
  if (intent === 'greeting') return talk('Hej! Fråga mig om företagets siffror.');
  if (intent === 'about') return talk(ABOUT);
  if (consultation.sources.length === 0) return NO_ANALYSIS;
  const topic = topics.find(({ words }) => words.test(plain));
  if (topic !== undefined && ask.named.length === 0 && intent !== 'whatIf' && intent !== 'cause') {
    const known = answerTopic(topic, ask.periods[0] ?? null, consultation);
    if (known !== null && unknown.length === 0) return known;
  }
  const lacking = lackingIn(reading);
  if (topic !== undefined && ask.named.length === 0 && unknown.length === 0 && intent === 'figure')
    return lacking ?? refuseTopic(topic, consultation);
  if (lacking !== null && intent !== 'savings') return lacking;
  if (unknown.length > 0) return notUnderstood(reading, consultation);
  if (intent === 'figure' && !isAsking(reading))
    return refusal(
      'Jag förstår inte vad du vill veta. Fråga om försäljning, kostnader, nyckeltal eller vad du bör göra.',
      {
        suggestions: [...firstSuggestions].slice(0, 3),
      },
    );
  return understood(reading, consultation, focus);
}

/** Whether a question says anything to compute: a measure, a name, a list or a change. */
function isAsking({ ask, followsUp }: Reading): boolean {
  return (
    ask.measured ||
    ask.named.length > 0 ||
    ask.by !== null ||
    ask.periods.length > 0 ||
    (followsUp && ask.direction !== null)
  );
}
