import { PageHeader } from '#client/ui/page-header.tsx';
import { WizardFrame } from '#client/wizard/wizard-frame.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Actions } from './actions.tsx';
import { DataParts } from './data-parts.tsx';
import { Foundations } from './foundations.tsx';
import { Inputs } from './inputs.tsx';
import { Messages } from './messages.tsx';

const steps = [
  { title: 'Ladda upp data', reachable: true, done: true },
  { title: 'Besvara frågor', reachable: true, done: false },
  { title: 'Visa resultat', reachable: false, done: false },
];

/** Every component in every state, for developers. Not part of the built product. */
export default function DesignPage() {
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-12 px-4 py-10 sm:px-8">
      <PageHeader
        title="Formspråk"
        description="Alla delar i alla lägen."
        actions={<ThemeToggle />}
      />
      <WizardFrame label="Steg" steps={steps} current={1} onGoTo={() => undefined}>
        <p className="text-sm text-ink-muted">Stegens innehåll.</p>
      </WizardFrame>
      <Foundations />
      <Actions />
      <Inputs />
      <Messages />
      <DataParts />
    </main>
  );
}
