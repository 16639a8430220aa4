import { createContext } from 'react';

/** True while the shell is built that stands in for every page that has no HTML of its own. */
export const ShellContext = createContext(false);
