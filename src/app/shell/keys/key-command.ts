export type KeyCommand = { kind: 'keys' } | { kind: 'search' } | { kind: 'part'; index: number };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** What one key pressed alone asks for; null for nothing. `index` counts the page's parts from 0. */
export function keyCommand(press: Press): KeyCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return null;
  if (press.key === '?') return { kind: 'keys' };
  if (press.key === '/') return { kind: 'search' };
  return /^[1-9]$/.test(press.key) ? { kind: 'part', index: Number(press.key) - 1 } : null;
}
