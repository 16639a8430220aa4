import { Card } from '#client/ui/card.tsx';
import { FormattedText } from '#client/ui/receipt/formatted-text.tsx';
import type { CostResult } from '#engine/text/cost-result.ts';

const blocks = [
  'stora_kostnadsomraden',
  'optimeringsmojligheter',
  'avdelningsspecifika_rad',
] as const;

type Blocks = Pick<CostResult, (typeof blocks)[number]>;

/** The three texts of the analysis: large areas, what there is to gain, and department by department. */
export function TextBlocks({ result }: { result: Blocks }) {
  const filled = blocks.filter((name) => result[name].innehall.trim() !== '');
  if (filled.length === 0) return null;
  return (
    <div className="-mb-5 min-w-0 gap-5 *:mb-5 *:break-inside-avoid lg:columns-2">
      {filled.map((name) => (
        <Card key={name}>
          <h2 className="mb-4 text-lg font-semibold">{result[name].titel}</h2>
          <FormattedText
            text={result[name].innehall}
            path={`${name}.innehall`}
            level={3}
            className="text-sm leading-relaxed"
          />
        </Card>
      ))}
    </div>
  );
}
