/** Every choice of one to `most` of them. */
export function chosenOf<Each>(all: readonly Each[], most: number): Each[][] {
  if (most === 0) return [];
  return all.flatMap((each, place) => [
    [each],
    ...chosenOf(all.slice(place + 1), most - 1).map((rest) => [each, ...rest]),
  ]);
}
