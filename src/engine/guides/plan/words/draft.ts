import { suggestedIndustry } from '../../../books/company.ts';
import { wordsOfFacts } from '../../../business/words-of-facts.ts';
import { unknownScope, whyNotTogether } from '../../../table/scope.ts';
import { inQuotes, listed, sentences } from '../../../text/swedish.ts';
import type { ActionsBrief } from '../brief.ts';
import type { Candidate } from '../candidate.ts';
import { isGap } from '../goals/gap.ts';
import { priorityAmong } from '../plan-priority.ts';
import type { ActionsDraft } from '../result.ts';
import { action, priorityReasons } from './action.ts';
import { laterOnProblem, reasonsOf } from './answered.ts';
import { goalText } from './goal-text.ts';
import { priorityWords } from './priority.ts';
import { forToDo, summary, toDo, worthText } from './summary.ts';

/** What comes first and what after it; how each begins stands with it. */
function order(first: Candidate, second: Candidate | undefined): string {
  return second === undefined
    ? `Börja med ${toDo(first)}.`
    : `Börja med ${toDo(first)}. När det är i gång är det dags ${forToDo(second)}.`;
}

const guides = { sales: 'försäljningsanalysen', costs: 'kostnadsanalysen' } as const;

/** Where to read what to do about what the plan tells has happened and has no action on. */
function elsewhere({ leftOut }: ActionsBrief): string | null {
  const inGuide = (guide: 'sales' | 'costs') => {
    const titles = leftOut
      .filter(({ basis }) => basis === guide)
      .map(({ title }) => inQuotes(title));
    return titles.length === 0
      ? []
      : [`i ${guides[guide]} ${titles.length === 1 ? 'rådet' : 'råden'} ${listed(titles)}`];
  };
  const places = [...inGuide('sales'), ...inGuide('costs')];
  return places.length === 0
    ? null
    : `Planen rymmer inte allt som har hänt: se ${places.join(', och ')}.`;
}

function recommendations(brief: ActionsBrief): string[] {
  const { actions, input } = brief;
  const [first, second] = actions.shortTerm;
  const long = laterOnProblem(actions, input.answers) ?? actions.longTerm[0];
  const measure = input.answers.question5.trim() === '' ? null : MEASURE;
  return [
    first === undefined ? null : order(first, second),
    long === undefined
      ? null
      : `Bestäm redan nu vilken dag ni börjar med ${toDo(long)}: det som ligger längre fram blir annars inte av.`,
    elsewhere(brief),
    measure,
    'Läs in en ny fil varje månad och gör om planen när siffrorna har ändrats. Stryk det som inte gav något.',
  ].filter((text) => text !== null);
}

const MEASURE =
  'Skriv ner i dag vad måttet på framgång står på, så att det går att se om planen gjorde skillnad.';

/** The industry that the description of the business points to, where none is chosen. */
function suggested({ company, profile }: ActionsBrief['input']): string | null {
  const found = profile.industry === null && company ? suggestedIndustry(company) : null;
  return found === null
    ? null
    : `Bransch saknas i företagsprofilen. Beskrivningen av verksamheten tyder på ”${found.name}”. Välj bransch i inställningarna, så jämförs kostnaderna med andras.`;
}

/** Why the plan says nothing of what is left: where something contradicts that sales and costs are held together. */
function apart({ sales, costs }: ActionsBrief['input']): string | null {
  if (sales === null || costs === null) return null;
  const why = whyNotTogether(
    { scope: sales.scope ?? unknownScope, name: 'försäljningen' },
    { scope: costs.scope ?? unknownScope, name: 'kostnaderna' },
  );
  return why === null ? null : `Försäljningen och kostnaderna går inte att räkna ihop: ${why}.`;
}

function missing({ input, dataGaps }: ActionsBrief): string[] {
  return [
    ...dataGaps,
    input.sales === null
      ? 'Ingen försäljningsanalys ingår. Med en får planen åtgärder för pris, kunder och produkter, räknade i kronor ur din egen fil.'
      : null,
    input.costs === null
      ? 'Ingen kostnadsanalys ingår. Med en får planen åtgärder för leverantörer, abonnemang och fasta kostnader, räknade i kronor.'
      : null,
    input.profile.employees === null
      ? 'Antal anställda saknas i företagsprofilen. Med det anpassas hur mycket planen rymmer och vem som gör vad.'
      : null,
    suggested(input),
    apart(input),
  ].filter((text) => text !== null);
}

/** Writes a plan in Swedish by rules, with placeholders `{{F12}}` for figures. */
export function writeActionsDraft(brief: ActionsBrief): ActionsDraft {
  const { profile, answers } = brief.input;
  const { alone, yearly } = brief;
  const { shortTerm, longTerm } = brief.actions;
  const priorityOf = priorityAmong([...shortTerm, ...longTerm], yearly);
  const reasons = reasonsOf([...shortTerm, ...longTerm], answers);
  const words = wordsOfFacts(brief.input.sales?.facts ?? []);
  const { employees } = profile;
  const whyPriority = priorityReasons([...shortTerm, ...longTerm], priorityOf, brief.facts);
  const owner = { employees, words, alone, yearly, reasons, priorityOf, whyPriority };
  const kronor = worthText(brief.worth);
  const frame = longTerm.length > 0 ? LONG_FRAME : 'Inom ett kvartal';
  return {
    summary: summary(brief),
    shortTerm: shortTerm.map((each, place) => action(each, place, owner, true)),
    longTerm: longTerm.map((each, place) => action(each, place, owner, false)),
    keyRecommendations: recommendations(brief),
    // The user's own words are inserted after figures are filled in, so they never act as
    // placeholders.
    goals: brief.goals.map((goal) => ({
      goal: '',
      text: goalText(goal),
      measurable: isGap(goal.reading),
    })),
    missing: missing(brief),
    strategy: {
      tidsram: frame,
      prioritet: priorityWords[brief.input.answers.question3],
      paverkan: sentences(kronor === null ? uncounted(brief) : `Troligen ${kronor}.`),
    },
  };
}

function uncounted({ input }: ActionsBrief): string {
  return input.sales === null && input.costs === null
    ? 'Går inte att räkna i kronor än: det kräver en försäljnings- eller kostnadsanalys.'
    : 'Går inte att räkna i kronor: ingen av åtgärderna i planen har ett belopp.';
}

const LONG_FRAME = 'Det kortsiktiga inom ett kvartal, det långsiktiga inom ett halvår till ett år';
