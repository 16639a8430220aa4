import { useState } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { brand } from '../../../brand.ts';
import { contactTexts as texts } from '../texts.ts';
import { ContactForm } from './contact-form.tsx';
import { SentView } from './sent-view.tsx';

export const meta = () => pageMeta(texts.title, texts.metaDescription);

export default function ContactPage() {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl font-semibold sm:text-4xl">{texts.title}</h1>
      <p className="mt-3 max-w-2xl text-ink-muted">{texts.lead}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-[2fr_1fr]">
        <Card>
          {sentFrom === null ? (
            <ContactForm onSent={setSentFrom} />
          ) : (
            <SentView email={sentFrom} onAgain={() => setSentFrom(null)} />
          )}
        </Card>
        <ContactInfo />
      </div>
    </div>
  );
}

function ContactInfo() {
  const { info } = texts;
  return (
    <aside className="flex flex-col gap-8 lg:pt-7">
      <section>
        <h2 className="text-lg font-semibold">{info.title}</h2>
        <dl className="mt-3 flex flex-col gap-3 text-sm">
          <div>
            <dt className="text-ink-muted">{info.email}</dt>
            <dd>
              <a
                href={`mailto:${brand.supportEmail}`}
                className="inline-flex min-h-8 items-center text-accent-ink underline decoration-accent-line underline-offset-4 [overflow-wrap:anywhere]"
              >
                {brand.supportEmail}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-ink-muted">{info.reply}</dt>
            <dd className="mt-1">{info.replyText}</dd>
          </div>
        </dl>
      </section>
      <section>
        <h2 className="text-lg font-semibold">{info.helpTitle}</h2>
        <p className="mt-2 text-sm text-ink-muted">{info.helpText}</p>
        <Button asChild variant="secondary" className="mt-4">
          <Link to="/help-center">{info.help}</Link>
        </Button>
      </section>
    </aside>
  );
}
