import { Alert } from '#client/ui/alert.tsx';
import type { FilledField, LookupAnswer } from '../contract.ts';
import { lookupTexts as texts } from '../texts.ts';
import { Differences } from './differences.tsx';

const named = (fields: readonly FilledField[]) =>
  fields.map((field) => texts.fields[field].toLowerCase().replace('vd', 'VD')).join(', ');

interface FoundProps {
  answer: LookupAnswer;
  /** The organisation number in the form. */
  ownNumber: string;
}

/** A company that was found: what was saved, and what is left to choose. */
export function Found({ answer, ownNumber }: FoundProps) {
  const { data, source, saved, differs } = answer;
  if (data === null) return null;
  const { företagsnamn, organisationsnummer, ort } = data;
  const isOther = organisationsnummer.replace(/\D/g, '') !== ownNumber.replace(/\D/g, '');
  return (
    <div className="flex flex-col gap-4">
      <Alert variant="success" title={texts.found}>
        <p>{[företagsnamn, organisationsnummer, ort].filter(Boolean).join(' · ')}</p>
        <p className="mt-1">
          {saved.length > 0 ? texts.saved(named(saved)) : differs.length === 0 && texts.nothingNew}
        </p>
        {source && (
          <p className="mt-1 text-ink-muted">
            {source.fictitious ? texts.fictitious : texts.source(source.name, source.asOf)}
          </p>
        )}
        {isOther && <p className="mt-1">{texts.differ.otherNumber(organisationsnummer)}</p>}
      </Alert>
      {differs.length > 0 && <Differences differs={differs} orgNumber={organisationsnummer} />}
    </div>
  );
}
