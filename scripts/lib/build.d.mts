/** Builds the pages and the scripts of child processes, unless they are built from what is here. */
export function buildIfStale(root: string): Promise<void>;
