import { useState } from 'react';
import { useUser } from '#client/session/use-session.ts';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import CompanySearch from '#features/company-lookup/ui/company-search.tsx';
import { onboardingTexts } from '../texts.ts';

const texts = onboardingTexts.company;

/** Finds the company in the register, which fills in its profile. */
export function CompanyStep({ onNext }: { onNext: () => void }) {
  const user = useUser();
  const [orgNumber, setOrgNumber] = useState(user.orgNumber);
  const [companyName, setCompanyName] = useState(user.companyName);
  const [searched, setSearched] = useState(false);
  return (
    <Card>
      <CardHeader title={texts.title} description={texts.text} className="mb-5" />
      <div className="mb-5 grid gap-5 sm:grid-cols-2">
        <Field label={texts.orgNumber}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={orgNumber}
            onChange={(event) => setOrgNumber(event.target.value)}
          />
        </Field>
        <Field label={texts.companyName}>
          <Input
            autoComplete="organization"
            value={companyName}
            onChange={(event) => setCompanyName(event.target.value)}
          />
        </Field>
      </div>
      <CompanySearch
        orgNumber={orgNumber}
        companyName={companyName}
        onAnswer={({ outcome }) => setSearched(outcome !== 'several')}
      />
      {searched && (
        <Button className="mt-6" onClick={onNext}>
          {onboardingTexts.next}
        </Button>
      )}
    </Card>
  );
}
