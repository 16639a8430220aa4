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

/** The first word of a name, behind its number where it has one: `Representation` of `6071 Representation, avdragsgill`. */
const headOf = (name: string) =>
  plain(name)
    .split(' ')
    .find((word) => !/^\d+$/.test(word));

/** `Representation avdragsgill och ej avdragsgill`: what the second is of stands before the first. */
function withSharedHead(found: Candidate[]): Candidate[] {
  return found.map((each, at) => {
    const before = found[at - 1];
    const [only, ...more] = before?.names ?? [];
    const isBeside =
      before !== undefined &&
      only !== undefined &&
      more.length === 0 &&
      each.names.length > 1 &&
      before.dimension === each.dimension &&
      before.guide === each.guide &&
      each.from === before.from + before.words + 1;
    if (!isBeside) return each;
    const names = each.names.filter((name) => headOf(name) === headOf(only) && name !== only);
    return names.length === 0 ? each : { ...each, names };
  });
}

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
  const whole = withSharedHead(result);
  const isFirst = (each: Candidate, at: number) =>
    whole.findIndex((other) => isSame(each, other)) === at;
  return whole.filter(isFirst).map(({ from: _, words: __, ...named }) => named);
}
