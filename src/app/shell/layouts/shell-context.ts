import { createContext } from 'react';

/** True while rendering the shell, the HTML of every page that is not prerendered. */
export const ShellContext = createContext(false);
