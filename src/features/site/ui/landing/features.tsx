import {
  Activity,
  Coins,
  Factory,
  type LucideIcon,
  Package,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { landingTexts } from '../../texts/landing.ts';

const texts = landingTexts.features;
const icons: Record<keyof typeof texts.items, LucideIcon> = {
  costs: Coins,
  industry: Factory,
  customers: Users,
  products: Package,
  security: ShieldCheck,
  realtime: Activity,
};

export function Features() {
  return (
    <section
      id="funktioner"
      tabIndex={-1}
      className="mx-auto -scroll-mt-8 max-w-6xl px-4 py-10 sm:px-6 sm:py-20"
    >
      <h2 className="text-2xl font-semibold sm:text-3xl">{texts.title}</h2>
      <ul className="mt-6 sm:mt-10 grid grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(texts.items).map(([id, { title, text }]) => {
          const Icon = icons[id as keyof typeof icons];
          return (
            <li
              key={id}
              className="grid grid-cols-[auto_1fr] items-center gap-x-3 bg-surface p-4 sm:block sm:p-7"
            >
              <Icon aria-hidden className="size-6 text-accent-ink" strokeWidth={1.75} />
              <h3 className="text-lg font-semibold sm:mt-4">{title}</h3>
              <p className="col-span-2 mt-1.5 text-ink-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
