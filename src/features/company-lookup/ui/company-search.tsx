import { CallError } from '#client/data/call-error.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { isPersonalNumber } from '#contract/org-number.ts';
import type { LookupAnswer } from '../contract.ts';
import { lookupTexts as texts } from '../texts.ts';
import { Choices } from './choices.tsx';
import { Found } from './found.tsx';
import { useLookup } from './use-lookup.ts';

interface CompanySearchProps {
  /** As they stand in the form; either is enough. */
  orgNumber: string;
  companyName: string;
  /** Called with what came of a search. */
  onAnswer?: (answer: LookupAnswer) => void;
}

/** Stands where the other outcomes stand, when the message in the corner has gone. */
const isAway = (error: unknown) =>
  error instanceof CallError && error.code === 'company_lookup.source_away';

/** The button 'Sök företag' and what came of it. */
export default function CompanySearch({ orgNumber, companyName, onAnswer }: CompanySearchProps) {
  const lookup = useLookup();
  const search = (wanted: { orgnr: string; companyName: string }) =>
    lookup.mutate(wanted, { onSuccess: (answer) => onAnswer?.(answer) });
  const { data: answer } = lookup;
  return (
    <div className="flex min-w-0 flex-col items-start gap-4">
      <Button
        variant="secondary"
        loading={lookup.isPending}
        onClick={() => search({ orgnr: orgNumber, companyName })}
      >
        {texts.search}
      </Button>
      <div aria-live="polite" className="w-full min-w-0 empty:hidden">
        {isAway(lookup.error) && <Alert variant="warning">{texts.errors.away}</Alert>}
        {answer?.outcome === 'off' && (
          <Alert variant="info" title={texts.off.title}>
            {texts.off.text}
          </Alert>
        )}
        {answer?.outcome === 'not_found' && <NoneFound answer={answer} orgNumber={orgNumber} />}
        {answer?.outcome === 'several' && (
          <Choices
            choices={answer.choices}
            busy={lookup.isPending}
            onChoose={(number) => search({ orgnr: number, companyName: '' })}
          />
        )}
        {answer?.outcome === 'found' && answer.data && (
          <Found key={answer.data.organisationsnummer} answer={answer} ownNumber={orgNumber} />
        )}
      </div>
    </div>
  );
}

/** No company: said with what may be the reason. */
function NoneFound({ answer, orgNumber }: { answer: LookupAnswer; orgNumber: string }) {
  const reason = isPersonalNumber(orgNumber)
    ? texts.soleTrader
    : answer.source?.fictitious
      ? texts.examplesOnly
      : texts.noneText;
  return (
    <Alert variant="warning" title={texts.none}>
      {reason}
    </Alert>
  );
}
