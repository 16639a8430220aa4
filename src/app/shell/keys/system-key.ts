/** The key that is held for commands of the system: ⌘ where the browser runs on Apple's, else Ctrl. */
export const systemKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
