/** Each of a frozen list with its place, which is what it is known by. */
export const placed = <Item>(list: readonly Item[]) => list.map((each, place) => ({ each, place }));
