import { Link } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { Button } from '#client/ui/button.tsx';
import { brand } from '../../../brand.ts';
import { termsSections, termsTexts as texts } from '../texts/terms.ts';
import { DocumentPage } from './document-page.tsx';
import { LinkedText } from './linked-text.tsx';

export const meta = () => pageMeta(texts.title, texts.metaDescription);

const { label, subject, body } = texts.withdraw;
const withdrawal = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** The terms, a prepared e-mail for withdrawal, and links onwards. */
export default function TermsPage() {
  return (
    <DocumentPage
      title={texts.title}
      intro={texts.intro}
      sections={termsSections}
      foot={
        <footer className="border-t border-line pt-8">
          <h2 className="text-lg font-semibold">{texts.legal.title}</h2>
          <p className="mt-1">
            <LinkedText>{texts.legal.text}</LinkedText>
          </p>
          <p className="mt-2">
            <Button asChild variant="link">
              <a href={withdrawal}>{label}</a>
            </Button>
          </p>
          <div className="mt-6 flex flex-wrap gap-3" data-print="hide">
            <Button asChild>
              <Link to="/signup">{texts.signup}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/login">{texts.login}</Link>
            </Button>
            <Button asChild variant="ghost" className="max-sm:px-0">
              <Link to="/">{texts.home}</Link>
            </Button>
          </div>
        </footer>
      }
    />
  );
}
