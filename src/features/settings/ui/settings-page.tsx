import '#client/data/swedish-messages.ts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { LazyVisible } from '#client/ui/lazy-visible.tsx';
import { optionalPart } from '#client/ui/optional-part.ts';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { letterheadTexts } from '#features/letterhead/texts.ts';
import { dataTexts, noticeTexts } from '#features/personal-data/texts.ts';
import { ConsentList } from '#features/personal-data/ui/consent-list.tsx';
import { ExportPanel } from '#features/personal-data/ui/export-panel.tsx';
import { NoticeSwitches } from '#features/personal-data/ui/notice-switches.tsx';
import { settingsTexts as texts } from '../texts.ts';
import { AccountSection } from './account-section.tsx';
import { CompanySection } from './company-section.tsx';
import { CloseAccount } from './data/close-account.tsx';
import { ModelLens } from './data/model-lens.tsx';
import { PasswordForm } from './password-form.tsx';
import { PlanSection } from './plan-section.tsx';
import { FoldedSection } from './section.tsx';
import { SecondFactor } from './security/second-factor.tsx';
import { SessionsList } from './sessions-list.tsx';

const LetterheadSettings = optionalPart(
  () => import('#features/letterhead/ui/letterhead-settings.tsx'),
);

export const meta = () => pageMeta(texts.title);

const { account, company, plan, security } = texts;

const sectionOf = ({ id, title, lead }: { id: string; title: string; lead: string }) => ({
  id,
  title,
  lead,
});

export default function SettingsPage() {
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 sm:px-8 sm:py-10">
      <PageHeader title={texts.title} description={texts.lead} />
      <nav
        aria-label={texts.contents}
        className="flex gap-x-5 gap-y-1 text-sm whitespace-nowrap max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
      >
        {[account, company, letterheadTexts, plan, security, noticeTexts, dataTexts].map(
          ({ id, title }) => (
            <Link
              key={id}
              to={{ hash: id }}
              className="inline-flex min-h-9 shrink-0 items-center text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
            >
              {title}
            </Link>
          ),
        )}
      </nav>
      <AccountSection />
      <CompanySection />
      <FoldedSection {...sectionOf(letterheadTexts)} contains={texts.folded.reports}>
        <LazyVisible placeholder={<Skeleton className="h-96" />}>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <LetterheadSettings />
          </Suspense>
        </LazyVisible>
      </FoldedSection>
      <PlanSection />
      <FoldedSection id={security.id} title={security.title} contains={texts.folded.security}>
        <PasswordForm />
        <SecondFactor />
        <SessionsList />
      </FoldedSection>
      <FoldedSection {...sectionOf(noticeTexts)} contains={texts.folded.notices}>
        <NoticeSwitches />
        <p className="mt-3 text-sm text-ink-muted">
          {texts.mailing.text}{' '}
          <Link
            to="/utskick"
            className="text-accent-ink underline decoration-accent-line underline-offset-4"
          >
            {texts.mailing.link}
          </Link>
        </p>
      </FoldedSection>
      <FoldedSection {...sectionOf(dataTexts)} contains={texts.folded.data}>
        <ExportPanel />
        <ModelLens />
        <ConsentList />
        <CloseAccount />
      </FoldedSection>
    </div>
  );
}
