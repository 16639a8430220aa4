import { toast } from './toast-store.ts';

/** A toast that something failed, and why or what to do. */
export const toastFailure = (title: string, description: string): void =>
  void toast({ title, description, variant: 'destructive' });
