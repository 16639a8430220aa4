import { type ChosenRecommendation, movedMost } from '../../../advice/advice.ts';
import { byValue, isPositive, size } from '../../../facts/fact-value.ts';
import { figure, nameOf, placeholders } from '../../../text/placeholder.ts';
import { ended } from '../../../text/swedish.ts';
import type { CostBrief } from '../brief.ts';
import { costKeys as key } from '../catalogue.ts';
import type { TextBlock } from '../result.ts';
import type { CostRuleContext } from '../rule-context.ts';

const MOST = 5;

function item({ advice, worth, effect }: ChosenRecommendation): string {
  const value =
    effect === null
      ? worth
      : `Troligen ${figure(effect.likely)} per år, mellan ${figure(effect.low)} och ${figure(effect.high)}.`;
  return `- **${advice.title}.** ${ended(value)}`;
}

/** Why it has no kronor the advice itself tells: here it stands with how much money it is on, where that is known. */
function toCheck(chosen: ChosenRecommendation): string {
  const { advice, worth } = chosen;
  const moved = movedMost(advice);
  if (moved === null && placeholders(worth).length > 0) return item(chosen);
  const than = moved?.endsWith(' mindre') === true ? ' än förut' : '';
  return moved === null ? `- **${advice.title}.**` : `- **${advice.title}**: ${moved}${than}.`;
}

function group(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [[`## ${heading}`, ...items].join('\n')];
}

function rises({ book }: CostRuleContext): string[] {
  return byValue(book.all(key.priceRiseYearly))
    .filter(isPositive)
    .slice(0, MOST)
    .map((rise) => {
      const percent = book.of(key.priceRisePercent, rise.subject?.name ?? '');
      return `- **${nameOf(rise)}**: ${percent === null ? '' : `${figure(percent)}, `}${figure(rise)} mer per år`;
    });
}

function doubles({ book }: CostRuleContext): string[] {
  return byValue(book.all(key.doubleAmount))
    .filter(isPositive)
    .slice(0, MOST)
    .map((fact) => `- **${nameOf(fact)}**: ${figure(fact)}`);
}

function stopped({ book }: CostRuleContext): string[] {
  return byValue(book.all(key.subscriptionStopped))
    .filter(isPositive)
    .slice(0, MOST)
    .map((fact) => `- **${nameOf(fact)}**: ${figure(fact)} per år, syns inte längre`);
}

/** Possible savings: recommendations with kronor, what to check, and the lists behind them. */
export function opportunities({ advice, context }: CostBrief): TextBlock {
  const withKronor = advice
    .filter(({ effect }) => effect !== null)
    .sort((a, b) => size(b.effect?.likely ?? null) - size(a.effect?.likely ?? null));
  const without = advice.filter(
    ({ effect, advice: { theme } }) => effect === null && theme !== 'data',
  );
  const data = advice.filter(({ advice: { theme } }) => theme === 'data');
  const parts = [
    ...group('Går att räkna hem', withKronor.map(item)),
    ...group('Värt att kontrollera', without.map(toCheck)),
    ...group('Prishöjningar det senaste året', rises(context)),
    ...group('Möjliga dubbelbetalningar', doubles(context)),
    ...group('Återkommande betalningar som har upphört', stopped(context)),
    ...group('Bättre underlag nästa gång', data.map(item)),
  ];
  return {
    titel: 'Optimeringsmöjligheter',
    innehall:
      parts.length === 0
        ? 'Filen visar inget som sticker ut så mycket att det är värt ett eget råd.'
        : parts.join('\n\n'),
  };
}
