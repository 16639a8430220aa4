import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import { useUser } from '#client/session/use-session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { BodyInput } from '#contract/route.ts';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import { reportLinksContract } from '../../report-links-contract.ts';
import { shareTexts as texts } from '../../share-texts.ts';
import { guideTexts } from '../../texts.ts';
import { LinkList } from './link-list.tsx';
import { MadeLink } from './made-link.tsx';
import { NewLinkForm } from './new-link-form.tsx';

interface ShareDialogProps {
  analysisId: string;
  onClose: () => void;
}

/** Makes a link to a report, and lists the links there are. */
export default function ShareDialog({ analysisId, onClose }: ShareDialogProps) {
  const client = useQueryClient();
  const { plan } = useUser();
  const [address, setAddress] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: (body: BodyInput<typeof reportLinksContract.make>) =>
      callRoute(reportLinksContract.make, { params: { id: analysisId }, body }),
    onSuccess: async (made) => {
      setAddress(made.address);
      await client.invalidateQueries({ queryKey: routeKey(reportLinksContract.list) });
    },
  });
  const mayShare = entitlementsOf(plan).reportLinks;
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.lead} size="md">
      <div className="flex flex-col gap-6">
        {!mayShare && (
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
        {mayShare && address === null && (
          <>
            {make.error && (
              <Alert variant="error" title={texts.failed.title}>
                {errorSentence(make.error, texts.failed.text)}
              </Alert>
            )}
            <NewLinkForm busy={make.isPending} onSubmit={make.mutate} />
          </>
        )}
        {address !== null && <MadeLink address={address} onAnother={() => setAddress(null)} />}
        <LinkList />
        <p className="border-t border-line pt-5 text-sm text-ink-muted">
          {texts.mailing.text}{' '}
          <Link
            to="/utskick"
            className="text-accent-ink underline decoration-accent-line underline-offset-4"
          >
            {texts.mailing.link}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
