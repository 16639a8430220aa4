import { type ComponentType, createElement, lazy, useState } from 'react';

/** A lazily loaded part that can be fetched ahead, as `partAhead` makes it and `Part` draws it. */
export interface PartAhead<Props extends object> {
  /** Fetches the part before it is drawn; rejects where it cannot be fetched. */
  load: () => Promise<unknown>;
  /** The part where it is here, else one that is fetched when it is drawn. */
  component: () => ComponentType<Props>;
}

export function partAhead<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): PartAhead<Props> {
  let here: ComponentType<Props> | undefined;
  const load = async () => {
    const part = await fetchPart();
    here = part.default;
    return part;
  };
  const later = lazy(load);
  return { load, component: () => here ?? later };
}

/**
 * Draws a part at once where it is here: for a lazy component React would show the fallback first,
 * and then hold back all that is newer for 300 ms.
 */
export function Part<Props extends object>({
  part,
  ...props
}: { part: PartAhead<Props> } & Omit<Props, 'part'>) {
  const [chosen] = useState(part.component);
  return createElement(chosen as ComponentType<object>, props);
}
