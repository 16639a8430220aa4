import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeToast,
  currentToasts,
  subscribeToToasts,
  TOAST_DURATION,
  TOAST_REMOVE_DELAY,
  toast,
} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  vi.useRealTimers();
});

test('toasts keep to the constants of the specification', () => {
  expect(TOAST_DURATION).toBe(5000);
  expect(TOAST_REMOVE_DELAY).toBe(1_000_000);
});

test('at most one toast is seen: a new one takes the place of the one before', () => {
  toast({ title: 'Fil uppladdad ✅' });
  toast({ title: 'Formulär sparat ✅' });
  expect(currentToasts().map(({ title, open }) => [title, open])).toEqual([
    ['Formulär sparat ✅', true],
  ]);
});

test('a closed toast is hidden at once and forgotten after its delay', () => {
  toast({ title: 'Utloggad' });
  const [shown] = currentToasts();
  closeToast(shown?.id ?? 0);
  expect(currentToasts().map(({ open }) => open)).toEqual([false]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  expect(currentToasts()).toEqual([]);
});

test('who listens is told of each change, until they stop', () => {
  let calls = 0;
  const stop = subscribeToToasts(() => {
    calls += 1;
  });
  toast({ title: 'Analys klar ✅' });
  closeToast(currentToasts()[0]?.id ?? 0);
  stop();
  toast({ title: 'Analysfel', variant: 'destructive' });
  expect(calls).toBe(2);
});
