import { FileSpreadsheet, ListChecks, type LucideIcon, ReceiptText } from 'lucide-react';
import { pageMeta } from '#client/page-meta.ts';
import { demoTexts as texts } from '../texts/demo.ts';
import { CallToAction } from './call-to-action.tsx';
import { filmData } from './demo/film-data.ts';
import { FilmPlayer } from './demo/film-player.tsx';

export const meta = () => [
  ...pageMeta(texts.title, texts.metaDescription),
  filmData(texts.film.name, texts.metaDescription),
];

const icons: Record<keyof typeof texts.benefits.items, LucideIcon> = {
  file: FileSpreadsheet,
  receipt: ReceiptText,
  advice: ListChecks,
};

/** A film of the product, and how to try it. */
export default function DemoPage() {
  const { next } = texts;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-14 px-4 py-12 sm:gap-20 sm:px-6 sm:py-16">
      <div>
        <h1 className="font-medium text-accent-ink">{texts.title}</h1>
        <p className="mt-3 max-w-3xl text-3xl font-semibold text-balance sm:text-4xl">
          {texts.lead}
        </p>
        <p className="mt-4 mb-8 max-w-2xl text-ink-muted sm:mb-10">{texts.intro}</p>
        <FilmPlayer />
      </div>
      <Benefits />
      <CallToAction
        title={next.title}
        text={next.text}
        first={{ to: '/signup', label: next.signup }}
        second={{ to: '/', label: next.home }}
      />
    </div>
  );
}

function Benefits() {
  const { title, items } = texts.benefits;
  return (
    <section>
      <h2 className="text-2xl font-semibold sm:text-3xl">{title}</h2>
      <ul className="mt-8 grid grid-cols-1 gap-5 md:grid-cols-3">
        {Object.entries(items).map(([id, item]) => {
          const Icon = icons[id as keyof typeof icons];
          return (
            <li
              key={id}
              className="rounded-lg border border-line bg-surface p-6 shadow-card sm:p-7"
            >
              <Icon aria-hidden className="size-6 text-accent-ink" strokeWidth={1.75} />
              <h3 className="mt-4 text-lg font-semibold">{item.title}</h3>
              <p className="mt-1.5 text-ink-muted">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
