import { useSyncExternalStore } from 'react';
import { storedValues } from '#client/storage/stored-values.ts';

export type Theme = 'light' | 'dark';

const THEME_KEY = 'theme';
const stored = storedValues('localStorage');
const listeners = new Set<() => void>();

/** The theme in use (stored choice, else the system's) and a way to switch to the other one. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, (): Theme => 'light');
  return { theme, toggleTheme: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') };
}

function currentTheme(): Theme {
  const choice = stored.get(THEME_KEY);
  if (choice === 'light' || choice === 'dark') return choice;
  return systemPrefersDark().matches ? 'dark' : 'light';
}

function chooseTheme(theme: Theme): void {
  stored.set(THEME_KEY, theme);
  for (const listener of listeners) listener();
}

function applyTheme(): void {
  document.documentElement.classList.toggle('dark', currentTheme() === 'dark');
}

function subscribe(onChange: () => void): () => void {
  const changed = () => {
    applyTheme();
    onChange();
  };
  const system = systemPrefersDark();
  applyTheme();
  listeners.add(changed);
  system.addEventListener('change', changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    system.removeEventListener('change', changed);
    window.removeEventListener('storage', changed);
  };
}

function systemPrefersDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
