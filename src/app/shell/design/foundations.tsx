import { Section } from './section.tsx';

const colours = [
  ['bg-canvas', 'bg-surface', 'bg-sunken', 'bg-raised', 'bg-hover'],
  ['bg-accent', 'bg-accent-hover', 'bg-accent-soft', 'bg-accent-line'],
  ['bg-positive', 'bg-positive-soft', 'bg-warning', 'bg-warning-soft', 'bg-warning-line'],
  [
    'bg-negative',
    'bg-negative-soft',
    'bg-negative-line',
    'bg-info',
    'bg-info-soft',
    'bg-info-line',
  ],
  ['bg-line', 'bg-line-strong', 'bg-line-control'],
] as const;

const sizes = [
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
  'text-2xs',
] as const;

/** Colours, type sizes and text colours. */
export function Foundations() {
  return (
    <>
      <Section title="Färger">
        {colours.map((row) => (
          <ul key={row[0]} className="grid grid-cols-2 gap-3 sm:grid-cols-6">
            {row.map((name) => (
              <li key={name} className="text-2xs text-ink-muted">
                <span className={`mb-1 block h-12 rounded-md border border-line-strong ${name}`} />
                {name.slice('bg-'.length)}
              </li>
            ))}
          </ul>
        ))}
      </Section>
      <Section title="Text">
        <ul className="flex flex-col gap-3">
          {sizes.map((size) => (
            <li key={size} className="flex flex-wrap items-baseline gap-x-4">
              <span className="w-20 shrink-0 text-2xs text-ink-muted">{size}</span>
              <span className={`min-w-0 [overflow-wrap:anywhere] ${size}`}>
                Åtta räkor på ön, 1 284 300 kr
              </span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-6">
          <span>ink</span>
          <span className="text-ink-muted">ink-muted</span>
          <span className="text-ink-subtle">ink-subtle</span>
          <span className="text-accent-ink">accent-ink</span>
          <span className="text-positive">positive</span>
          <span className="text-warning">warning</span>
          <span className="text-negative">negative</span>
          <span className="text-info">info</span>
        </p>
      </Section>
    </>
  );
}
