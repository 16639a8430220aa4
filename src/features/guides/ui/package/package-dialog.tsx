import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import { packageTexts as texts } from '../../package-texts.ts';
import { guideTexts } from '../../texts.ts';
import { analysesQuery } from '../analyses-query.ts';
import { PackageForm } from './package-form.tsx';

interface PackageDialogProps {
  /** The analysis that is on the page. */
  analysisId: string;
  onClose: () => void;
}

/** Makes one document of several analyses, for a bank or a board. */
export default function PackageDialog({ analysisId, onClose }: PackageDialogProps) {
  const { plan } = useUser();
  const isPro = entitlementsOf(plan).reportPackages;
  const list = useQuery({ ...analysesQuery, enabled: isPro });
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.lead} size="md">
      {!isPro && (
        <Alert
          actions={
            <Button asChild size="sm">
              <Link to="/subscribe">{guideTexts.upgrade}</Link>
            </Button>
          }
        >
          {texts.pro}
        </Alert>
      )}
      <LoadFailed of={list} title={texts.noAnalyses} text={texts.failed.text} />
      {isPro && list.isPending && <Skeleton className="h-80" />}
      {isPro && list.data && <PackageForm analysisId={analysisId} analyses={list.data} />}
    </Dialog>
  );
}
