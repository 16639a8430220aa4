import { Landmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { optionalPart } from '#client/ui/optional-part.ts';
import { resultTexts as texts } from '../../texts.ts';

const PackageDialog = optionalPart(() => import('./package-dialog.tsx'));

/** The button that opens what makes one document of this analysis and others. */
export function OpenPackage({ analysisId }: { analysisId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<Landmark aria-hidden className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.package}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PackageDialog analysisId={analysisId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
