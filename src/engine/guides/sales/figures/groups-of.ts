import type { Finding } from '../../../events/finding.ts';
import type { Overlaps } from '../../../events/overlaps.ts';
import { type GroupOf, subjectKey, type Within } from '../../../events/own-months.ts';
import { isWithin } from '../../../events/rank.ts';

/** Where things are sold: a thing may sell less in one of them that has not fallen as a whole. */
export const PLACES: ReadonlySet<string | null> = new Set(['channel', 'region']);

/** The channels and regions, of those that something has happened to, that each customer is all in. */
export const withinOf = (
  moves: readonly Finding[],
  events: readonly Finding[],
  overlaps: Overlaps,
): Within => {
  const places = events.filter(({ series }) => PLACES.has(series.kind));
  return new Map(
    moves
      .filter(({ series }) => series.kind === 'customer')
      .map(({ series }) => [
        subjectKey('customer', series.name),
        new Set(
          places
            .filter((place) => isWithin(series, place.series, overlaps))
            .flatMap(({ series: { kind, name } }) =>
              kind === null ? [] : [subjectKey(kind, name)],
            ),
        ),
      ]),
  );
};

/** The group of goods that each product is in, of those whose sums have moved. */
export function groupOf(moves: readonly Finding[], overlaps: Overlaps): GroupOf {
  const ofKind = (kind: 'product' | 'category') =>
    moves.flatMap(({ series }) => (series.kind === kind ? [series] : []));
  const groups = ofKind('category');
  return new Map(
    ofKind('product').flatMap((product) => {
      const group = groups.find((each) => isWithin(product, each, overlaps));
      return group === undefined ? [] : [[product.name, group.name] as const];
    }),
  );
}
