/** Where the built scripts of child processes stand, from the root. */
export const CHILDREN = 'build/children';
