import { Link } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { guideIdentities } from '#contract/guides.ts';
import { type FileItem, guideOfFile } from '../model.ts';
import { dashboardTexts } from '../texts.ts';

const texts = dashboardTexts.goOn;

/** A file that has been brought and not analysed: what is left to do, and the way there. */
export default function ContinueCard({ file }: { file: FileItem }) {
  const guide = guideOfFile(file);
  const { ready, asks } = file.extractedData;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-xl font-semibold">{texts.title}</h2>
        <p className="mt-2 max-w-prose text-ink-muted [overflow-wrap:anywhere]">
          {asks
            ? texts.asks(file.filename)
            : ready
              ? texts.ready(file.filename)
              : texts.lacks(file.filename)}
        </p>
      </div>
      <Button asChild>
        <Link to={guideIdentities[guide].path}>{texts.call[guide]}</Link>
      </Button>
    </Card>
  );
}
