import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { optionalPart } from '#client/ui/optional-part.ts';
import { resultTexts as texts } from '../../texts.ts';

const ShareDialog = optionalPart(() => import('./share-dialog.tsx'));

/** The button that opens what shares the report of an analysis by a link. */
export function ShareReport({ analysisId }: { analysisId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<Share2 aria-hidden className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.share}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog analysisId={analysisId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
