import { pageMeta } from '#client/page-meta.ts';
import { brand } from '../../../brand.ts';
import { accessibilityTexts as texts } from '../texts/accessibility.ts';

export const meta = () => pageMeta(texts.title, texts.metaDescription);

/** Tillgänglighetsredogörelse: the standard, how it is tested, and known faults. */
export default function AccessibilityPage() {
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-12 px-4 py-12 *:max-w-[38rem] sm:px-6 sm:py-16">
      <header>
        <h1 className="text-3xl font-semibold sm:text-4xl">{texts.title}</h1>
        <p className="mt-5 text-lg text-ink-muted">{texts.lead}</p>
      </header>
      {texts.sections.map(({ title, paragraphs, items }) => (
        <section key={title} className="flex flex-col gap-3">
          <h2 className="text-xl font-semibold">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {items.length > 0 && (
            <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-subtle">
              {items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className="flex flex-col gap-3">
        <h2 className="text-xl font-semibold">{texts.contact.title}</h2>
        <p>
          {texts.contact.text}{' '}
          <a
            href={`mailto:${brand.supportEmail}`}
            className="text-accent-ink underline underline-offset-4"
          >
            {brand.supportEmail}
          </a>
          {texts.contact.after}
        </p>
      </section>
      <p className="border-t border-line pt-5 text-sm text-ink-muted">{texts.updated}</p>
    </div>
  );
}
