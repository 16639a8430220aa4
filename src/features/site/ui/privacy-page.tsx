import { Check } from 'lucide-react';
import { pageMeta } from '#client/page-meta.ts';
import { privacySections, privacyTexts as texts } from '../texts/privacy.ts';
import { DocumentPage } from './document-page.tsx';

export const meta = () => pageMeta(texts.title, texts.metaDescription);

/** What personal data is stored, why and for how long. */
export default function PrivacyPage() {
  return (
    <DocumentPage
      title={texts.title}
      intro={texts.intro}
      sections={privacySections}
      summary={
        <div className="mt-8 rounded-lg border border-line bg-surface p-5">
          <h2 className="font-semibold">{texts.short.title}</h2>
          <ul className="mt-3 flex flex-col gap-2">
            {texts.short.points.map((point) => (
              <li key={point} className="flex gap-2.5">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-ink" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}
