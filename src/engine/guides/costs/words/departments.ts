import type { Fact } from '../../../facts/fact.ts';
import { byValue, isPositive, size, subjectName } from '../../../facts/fact-value.ts';
import { figure, magnitude, nameOf } from '../../../text/placeholder.ts';
import { directed } from '../../../text/swedish.ts';
import { costKeys as key } from '../catalogue.ts';
import type { TextBlock } from '../result.ts';
import { type CostRuleContext, comparable, versus } from '../rule-context.ts';

const MOST = 6;
/** A department with at least this percentage of the cost gets a first step. */
const LARGE = 40;
const WORTH_SAYING = 0.03;

function changeItem(
  change: Fact | null,
  previous: Fact | null,
  context: CostRuleContext,
): string[] {
  if (change === null || !isPositive(previous) || !comparable(context)) return [];
  if (Math.abs(size(change)) < WORTH_SAYING * size(previous))
    return [`- Så gott som oförändrat ${versus(context)}`];
  const moved = directed(change, { up: 'Har ökat', down: 'Har minskat', flat: 'Oförändrat' });
  return [`- ${moved} med ${magnitude(change)} ${versus(context)}`];
}

/** A rise by a tenth or more of what was there before. */
function isGrowing(change: Fact | null, previous: Fact | null, context: CostRuleContext): boolean {
  const rose = isPositive(change) && isPositive(previous) && size(change) >= 0.1 * size(previous);
  return rose && comparable(context);
}

function advice(share: Fact, largest: boolean, grows: boolean): string {
  if (grows)
    return '- **Att göra**: gå igenom vad som vuxit med den som ansvarar, och sätt ett tak för nästa månad';
  if (largest && size(share) >= LARGE)
    return '- **Att göra**: börja här, en liten sänkning på den största avdelningen väger tyngst';
  return '- **Att göra**: ge den som ansvarar en månadsbudget och utfallet varje månad';
}

function section(total: Fact, context: CostRuleContext, largest: boolean): string {
  const { book } = context;
  const name = subjectName(total);
  const share = book.of(key.departmentShare, name);
  const change = book.of(key.departmentChange, name);
  const previous = book.of(key.departmentPrevious, name);
  return [
    `## ${nameOf(total)}`,
    `- **${figure(total)}**${share === null ? '' : `, ${figure(share)} av kostnaderna`}`,
    ...changeItem(change, previous, context),
    ...(share === null ? [] : [advice(share, largest, isGrowing(change, previous, context))]),
  ].join('\n');
}

/** Whether the first is larger than the next of several. */
function hasLargest([first, second]: readonly Fact[]): boolean {
  return second !== undefined && first?.value !== second.value;
}

/** Without departments the advice is divided by type of purchase. */
function withoutDepartments({ answers, book }: CostRuleContext): string {
  if (book.all(key.departmentTotal).length > 0)
    return 'Avdelningarna i filen har ingen kostnad att fördela.';
  if (answers.departments === 'one')
    return 'Enligt ditt svar finns bara en avdelning, så det finns inget att fördela.';
  const sentence = answers.departments
    ? 'Du har beskrivit fördelningen i ditt svar, men filen har ingen kolumn för avdelning eller kostnadsställe att räkna den på.'
    : 'Filen har ingen kolumn för avdelning eller kostnadsställe, så kostnaderna går inte att fördela.';
  return [
    sentence,
    [
      '## Så får ni råd per avdelning',
      '- **I ekonomisystemet**: lägg upp ett kostnadsställe för varje avdelning och välj ett förval per leverantör',
      '- **Gemensamma kostnader**: fördela hyra, el och it efter yta eller antal anställda, med samma nyckel hela året',
      '- **I exporten**: ta med kolumnen för kostnadsställe, så visar nästa analys varje avdelning för sig',
    ].join('\n'),
  ].join('\n\n');
}

const TO_DO = '- **Att göra**';

/** What to do is said of the first department that it is the same for. */
function saidOnce(): (section: string) => string {
  const before = new Set<string>();
  return (text) =>
    text
      .split('\n')
      .filter((line) => !line.startsWith(TO_DO) || (!before.has(line) && before.add(line)))
      .join('\n');
}

/** Each department's cost, its change, and what to do. */
export function departmentAdvice(context: CostRuleContext): TextBlock {
  const { book } = context;
  const totals = byValue(book.all(key.departmentTotal)).filter(isPositive).slice(0, MOST);
  const unassigned = book.get(key.departmentUnassigned);
  const rest =
    unassigned !== null && size(unassigned) >= 1 && size(unassigned) <= 100
      ? [
          `## Utan avdelning\n- **${figure(unassigned)}** av kostnaderna har ingen avdelning i filen\n- **Att göra**: bestäm vem som ansvarar för dem, eller fördela dem efter en fast nyckel`,
        ]
      : [];
  const parts = totals
    .map((total, place) => section(total, context, place === 0 && hasLargest(totals)))
    .map(saidOnce());
  return {
    titel: 'Avdelningsspecifika råd',
    innehall: parts.length === 0 ? withoutDepartments(context) : [...parts, ...rest].join('\n\n'),
  };
}
