import { Button } from '#client/ui/button.tsx';
import type { CompanyData } from '../contract.ts';
import { lookupTexts as texts } from '../texts.ts';

interface ChoicesProps {
  choices: readonly CompanyData[];
  busy: boolean;
  onChoose: (orgNumber: string) => void;
}

/** Companies of a like name, for the user to say which is theirs. */
export function Choices({ choices, busy, onChoose }: ChoicesProps) {
  const title = choices.length === 1 ? texts.one : texts.several;
  return (
    <section aria-label={title} className="rounded-lg border border-line px-4 pt-3 pb-1">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {choices.map(({ företagsnamn, organisationsnummer, ort, bransch }) => (
          <li
            key={organisationsnummer}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-48 text-sm">
              <p className="font-medium [overflow-wrap:anywhere]">{företagsnamn}</p>
              <p className="text-ink-muted">
                {[organisationsnummer, ort, bransch].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={texts.chooseNamed(företagsnamn)}
              disabled={busy}
              onClick={() => onChoose(organisationsnummer)}
            >
              {texts.choose}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
