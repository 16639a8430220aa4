import { useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { CallError, errorSentence } from '#client/data/call-error.ts';
import { send } from '#client/data/call-route.ts';
import { nameOf, saveFile } from '#client/data/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { type ReportFormat, reportContract } from '../../report-contract.ts';
import { guideTexts, runTexts, resultTexts as texts } from '../../texts.ts';

interface DownloadReportProps {
  analysisId: string;
  format: ReportFormat;
  icon: LucideIcon;
  /** Names the file. */
  day: string;
}

/** The analysis as a file to hand over; the server says which formats Pro has. */
export function DownloadReport({ analysisId, format, icon: Icon, day }: DownloadReportProps) {
  const download = useMutation({
    mutationFn: async () => {
      const answer = await send(reportContract[format], { params: { id: analysisId } });
      // With a letterhead nothing names the product, which the server knows.
      await saveFile(answer, nameOf(answer) ?? `rapport-${day}.${format}`);
    },
    onError: (error) => {
      const { title, text } = texts.downloadFailed;
      const description = errorSentence(error, text);
      // What a plan has not is no fault: there is another plan.
      if (error instanceof CallError && error.upgradeRequired)
        toast({
          title: runTexts.limit,
          description,
          link: { to: '/subscribe', label: guideTexts.upgrade },
        });
      else toast({ title, description, variant: 'destructive' });
    },
  });
  return (
    <Button
      variant={format === 'pdf' ? 'secondary' : 'ghost'}
      icon={<Icon aria-hidden className="size-4" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      <span>
        {format === 'pdf' && <span className="max-sm:sr-only">{texts.downloadVerb} </span>}
        {texts.download[format]}
      </span>
    </Button>
  );
}
