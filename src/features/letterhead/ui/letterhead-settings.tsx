import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorSentence } from '#client/data/call-error.ts';
import { routeQuery } from '#client/data/queries.ts';
import { useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import { letterheadContract } from '../contract.ts';
import { letterheadTexts as texts } from '../texts.ts';
import { LetterheadForm } from './letterhead-form.tsx';

/** How the company's reports look; to the free plan, that it is part of Pro. */
export default function LetterheadSettings() {
  const { plan } = useUser();
  return entitlementsOf(plan).ownReports ? <OwnLook /> : <OfPro />;
}

function OfPro() {
  return (
    <Alert
      actions={
        <Button asChild size="sm">
          <Link to="/subscribe">{texts.upgrade}</Link>
        </Button>
      }
    >
      {texts.pro}
    </Alert>
  );
}

function OwnLook() {
  const { data, error } = useQuery(routeQuery(letterheadContract.get));
  if (error) return <Alert variant="error">{errorSentence(error, texts.failed)}</Alert>;
  return data ? <LetterheadForm saved={data} /> : <Skeleton className="h-96" />;
}
