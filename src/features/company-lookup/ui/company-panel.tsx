import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Button } from '#client/ui/button.tsx';
import { type CompanyData, lookupContract } from '../contract.ts';
import { lookupTexts } from '../texts.ts';

const texts = lookupTexts.panel;

interface CompanyPanelProps {
  /** Whole, with the right check digit, and no person's. */
  orgNumber: string;
  /** As typed; empty where it is not yet. */
  companyName: string;
  onName: (name: string) => void;
}

/** What the register has on the company that signs up: town, SNI code, industry. */
export default function CompanyPanel({ orgNumber, companyName, onName }: CompanyPanelProps) {
  const { data: answer, error } = useQuery({
    queryKey: ['company-lookup', orgNumber.replace(/\D/g, '')],
    queryFn: ({ signal }) =>
      callRoute(lookupContract.fetchCompanyInfo, { body: { orgnr: orgNumber }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const name = answer?.data?.företagsnamn;
  // A name that is not typed yet is filled in; one that is stays.
  useEffect(() => {
    if (name !== undefined && companyName === '') onName(name);
  }, [name, companyName, onName]);
  if (error instanceof CallError) {
    return <Note>{error.status === 429 ? texts.tooMany : texts.away}</Note>;
  }
  if (answer?.outcome === 'not_found' && !answer.source?.fictitious) {
    return <Note>{`${lookupTexts.none}. ${lookupTexts.goOn}`}</Note>;
  }
  if (!answer?.data) return null;
  return (
    <section
      aria-label={texts.title}
      className="mt-3 rounded-lg border border-line bg-sunken px-4 py-3 text-sm"
    >
      <h2 className="font-semibold">{texts.title}</h2>
      <Details data={answer.data} />
      {name !== undefined && name.toLowerCase() !== companyName.trim().toLowerCase() && (
        <Button size="sm" variant="secondary" className="mt-3" onClick={() => onName(name)}>
          {texts.useName}
        </Button>
      )}
      {answer.source?.fictitious && <p className="mt-2 text-ink-muted">{lookupTexts.fictitious}</p>}
    </section>
  );
}

function Details({ data }: { data: CompanyData }) {
  const rows = [
    [texts.name, data.företagsnamn],
    [texts.city, data.ort],
    [texts.sni, data.sniKod],
    [texts.industry, data.bransch?.replace(/^[\d.]+ /, '') ?? null],
  ] as const;
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value ?? texts.unknown}</dd>
        </div>
      ))}
    </dl>
  );
}

function Note({ children }: { children: string }) {
  return <p className="mt-2 text-sm text-ink-muted">{children}</p>;
}
