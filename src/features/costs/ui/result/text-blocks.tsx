import { Card } from '#client/ui/card.tsx';
import { FoldedText } from '#client/ui/receipt/folded-text.tsx';
import type { CostResult } from '#engine/guides/costs/result.ts';
import { sideBySide } from '../../model.ts';

const blocks = [
  'stora_kostnadsomraden',
  'optimeringsmojligheter',
  'avdelningsspecifika_rad',
] as const;

type Blocks = Pick<CostResult, (typeof blocks)[number]>;

/** The three texts of the analysis: large areas, savings, and departments. */
export function TextBlocks({ result }: { result: Blocks }) {
  const filled = blocks.filter((name) => result[name].innehall.trim() !== '');
  if (filled.length === 0) return null;
  const columns = sideBySide(filled, (name) => result[name].innehall.split('\n').length);
  return (
    <div className="flex min-w-0 flex-col gap-5 lg:flex-row lg:items-start">
      {columns.map((names) => (
        <div key={names[0]} className="contents min-w-0 gap-5 lg:flex lg:flex-1 lg:flex-col">
          {names.map((name) => (
            // On a phone the columns become one, in the order of the specification.
            <div key={name} className="min-w-0" style={{ order: blocks.indexOf(name) }}>
              <Block name={name} block={result[name]} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Block({ name, block }: { name: keyof Blocks; block: Blocks[keyof Blocks] }) {
  return (
    <Card>
      <h2 className="mb-4 text-lg font-semibold">{block.titel}</h2>
      <FoldedText
        text={block.innehall}
        path={`${name}.innehall`}
        level={3}
        className="text-sm leading-relaxed"
        about={block.titel}
      />
    </Card>
  );
}
