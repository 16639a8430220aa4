import { plain } from '../../advice/answers/names.ts';
import type { Candidate, Named } from './named.ts';

/** `Espresso Napoli` is one product, though `Espresso` is a group by itself. */
const isInName = ({ dimension, written }: Named, { names }: Candidate): string[] =>
  dimension === 'category' || dimension === 'area'
    ? names.filter((name) => ` ${plain(name)} `.includes(` ${plain(written)} `))
    : [];

const isSame = (one: Named, other: Named): boolean =>
  one.guide === other.guide &&
  one.dimension === other.dimension &&
  one.names.join('\n') === other.names.join('\n');

/** Two parts of one name: `Söder` and `Väst` of channels are two, `blå` and `tröja` one. */
export function joined(found: Candidate[]): Named[] {
  const result: Candidate[] = [];
  for (const each of [...found].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    const both =
      last !== undefined &&
      last.dimension === each.dimension &&
      last.guide === each.guide &&
      last.from + last.words === each.from &&
      (last.how !== 'exact' || each.how !== 'exact')
        ? last.names.filter((name) => each.names.includes(name))
        : [];
    const inside =
      last !== undefined &&
      last.dimension !== each.dimension &&
      last.from + last.words === each.from
        ? isInName(last, each)
        : [];
    if (last !== undefined && inside.length > 0) {
      const written = `${last.written} ${each.written}`;
      const { from, words } = last;
      result.splice(-1, 1, { ...each, names: inside, written, from, words: words + each.words });
    } else if (last !== undefined && both.length > 0) {
      last.names = both;
      last.words += each.words;
      last.written = `${last.written} ${each.written}`;
    } else result.push({ ...each });
  }
  // `Internet och telefon`, of one area: it is asked of once.
  const isFirst = (each: Candidate, at: number) =>
    result.findIndex((other) => isSame(each, other)) === at;
  return result.filter(isFirst).map(({ from: _, words: __, ...named }) => named);
}
