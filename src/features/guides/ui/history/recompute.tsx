import { useMutation } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute } from '#client/data/call-route.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ResponseOutput } from '#contract/route.ts';
import { formatNumber } from '#engine/text/format.ts';
import { analysesContract } from '../../contract.ts';
import { type HistoryWords, historyTexts } from '../../texts.ts';
import { ChangesTable } from './changes-table.tsx';

const texts = historyTexts.recompute;

type Words = HistoryWords['recompute'];
type Again = ResponseOutput<typeof analysesContract.recompute>;

/** Recomputes a frozen analysis and says whether the figures are the same. */
export function Recompute({ id, words }: { id: string; words: Words }) {
  const again = useMutation({
    mutationFn: () => callRoute(analysesContract.recompute, { params: { id } }),
  });
  return (
    <div className="flex min-w-0 flex-col gap-4 px-4 py-5 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="font-semibold">{texts.title}</h3>
          <p className="mt-1 max-w-2xl text-sm text-ink-muted">{words.lead}</p>
        </div>
        <Button
          variant="secondary"
          icon={<Calculator aria-hidden className="size-4" />}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {texts.button}
        </Button>
      </div>
      {again.error && (
        <Alert variant="error" title={words.failed}>
          {errorSentence(again.error, historyTexts.tryLater)}
        </Alert>
      )}
      {again.data && <Answer again={again.data} words={words} />}
    </div>
  );
}

function Answer({ again, words }: { again: Again; words: Words }) {
  const { identical, differences, engineVersion } = again;
  const { frozen, current } = engineVersion;
  const engine =
    frozen === current ? texts.sameEngine(current) : words.otherEngine(frozen, current);
  return (
    <>
      <Alert variant={identical ? 'success' : 'warning'} live title={sentence(again)}>
        {engine}
      </Alert>
      {differences.length > 0 && <ChangesTable caption={texts.table} changes={differences} />}
    </>
  );
}

function sentence({ identical, figures, differences }: Again): string {
  const all = formatNumber(figures);
  if (identical) return texts.identical(all);
  if (differences.length === 0) return texts.sameFigures(all);
  return texts.differs(formatNumber(differences.length), all);
}
