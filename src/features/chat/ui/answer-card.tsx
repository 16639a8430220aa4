import type { ReactNode } from 'react';

/** The card that an answer stands on. */
export function AnswerCard({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface px-4 py-4 shadow-card sm:px-5">
      {children}
    </div>
  );
}
