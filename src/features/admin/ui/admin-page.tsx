import '#client/data/swedish-messages.ts';
import { ShieldX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { pageMeta } from '#client/page-meta.ts';
import { useUser } from '#client/session/use-session.ts';
import { Button } from '#client/ui/button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { adminTexts as texts } from '../texts.ts';
import { AuditTab } from './audit-tab.tsx';
import { CasesTab } from './cases-tab.tsx';
import { AnalysesTab, DocumentsTab } from './company-tabs.tsx';
import { ModelsTab } from './models-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { SubscriptionsTab } from './subscriptions-tab.tsx';
import { UsersTab } from './users-tab.tsx';
import { WorkTab } from './work-tab.tsx';

export const meta = () => pageMeta(texts.title);

/** By its name in the address. */
const tabs = [
  { value: 'oversikt', label: texts.tabs.overview, content: <OverviewTab /> },
  { value: 'anvandare', label: texts.tabs.users, content: <UsersTab /> },
  { value: 'dokument', label: texts.tabs.documents, content: <DocumentsTab /> },
  { value: 'analyser', label: texts.tabs.analyses, content: <AnalysesTab /> },
  { value: 'betalningar', label: texts.tabs.subscriptions, content: <SubscriptionsTab /> },
  { value: 'arenden', label: texts.tabs.cases, content: <CasesTab /> },
  { value: 'logg', label: texts.tabs.audit, content: <AuditTab /> },
  { value: 'drift', label: texts.tabs.work, content: <WorkTab /> },
  { value: 'modell', label: texts.tabs.models, content: <ModelsTab /> },
];

/** /admin: for administrators, as the server sees to; others are told so. */
export default function AdminPage() {
  const { role } = useUser();
  const [params, setParams] = useSearchParams();
  if (role !== 'admin') return <Denied />;
  const wanted = params.get('flik');
  const tab = tabs.find(({ value }) => value === wanted) ?? tabs[0];
  return (
    <div className="mx-auto flex max-w-6xl min-w-0 flex-col gap-6 px-4 py-8 pb-24 sm:px-8 sm:py-10 sm:pb-24">
      <PageHeader title={texts.title} description={texts.lead} />
      <Tabs
        label={texts.tabs.label}
        items={tabs}
        value={tab?.value ?? ''}
        onValueChange={(value) => setParams({ flik: value }, { replace: true })}
      />
    </div>
  );
}

function Denied() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-20 text-center">
      <div aria-hidden className="mb-4 rounded-full bg-negative-soft p-3.5 text-negative">
        <ShieldX className="size-6" />
      </div>
      <h1 className="text-2xl font-semibold sm:text-3xl">{texts.denied.title}</h1>
      <p className="mt-2 text-ink-muted">{texts.denied.text}</p>
      <Button asChild variant="secondary" className="mt-6">
        <Link to="/dashboard">{texts.denied.back}</Link>
      </Button>
    </div>
  );
}
