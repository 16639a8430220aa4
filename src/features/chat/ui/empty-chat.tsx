import { ArrowRight } from 'lucide-react';
import { firstSuggestions } from '#engine/consultant/first-suggestions.ts';
import { chatTexts as texts } from '../texts.ts';

/** What a new conversation can begin with. */
export function EmptyChat({ onAsk }: { onAsk: (message: string) => void }) {
  return (
    <section className="my-auto py-6">
      <h2 className="text-xl font-semibold">{texts.empty.title}</h2>
      <p className="mt-1 text-sm text-ink-muted">{texts.empty.text}</p>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {firstSuggestions.map((question) => (
          <li key={question} className="flex">
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="group flex min-h-16 w-full items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-left text-sm font-medium shadow-card transition-colors hover:border-line-control"
            >
              {question}
              <ArrowRight aria-hidden className="size-4 shrink-0 text-accent-ink" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
