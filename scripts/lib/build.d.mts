/** Builds the pages, unless they are built from what is here. */
export function buildIfStale(root: string): Promise<void>;
