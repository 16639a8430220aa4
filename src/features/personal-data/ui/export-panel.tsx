import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, PackageOpen } from 'lucide-react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute, send } from '#client/data/call-route.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { saveFile } from '#client/data/save-file.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatDate, formatInstantDay } from '#engine/text/format.ts';
import { fileSize } from '#features/documents/model.ts';
import { brand } from '../../../brand.ts';
import { type ExportState, personalDataContract } from '../contract.ts';
import { dataTexts } from '../texts.ts';

const texts = dataTexts.copy;
const LOOK_EVERY_MS = 2000;

const isUnderWay = (state: ExportState | undefined) =>
  state?.stage === 'queued' || state?.stage === 'working';

/** The copy of all that the account has: asked for, made, fetched. */
export function ExportPanel() {
  const client = useQueryClient();
  const query = routeQuery(personalDataContract.exportState);
  const { data, error } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.export) ? LOOK_EVERY_MS : false),
  });
  const begin = useMutation({
    mutationFn: () => callRoute(personalDataContract.beginExport),
    onSuccess: (state) =>
      client.setQueryData(routeKey(personalDataContract.exportState), () => state),
  });
  const state = data?.export;
  const isDone = state?.stage === 'done';
  return (
    <section aria-labelledby="export-title">
      <h3 id="export-title" className="font-semibold">
        {texts.title}
      </h3>
      <p className="mt-1 max-w-prose text-sm text-ink-muted">{texts.text}</p>
      {(error ?? begin.error) && (
        <Alert variant="error" className="mt-4">
          {errorSentence(error ?? begin.error, error ? texts.stateFailed : texts.beginFailed)}
        </Alert>
      )}
      {state?.stage === 'failed' && (
        <Alert variant="error" className="mt-4">
          {texts.failed}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-4 h-11 w-40" />}
      {state && isUnderWay(state) && <UnderWay state={state} />}
      {state && isDone && <Ready state={state} />}
      {data && !isUnderWay(state) && (
        <Button
          variant="secondary"
          className="mt-4"
          icon={<PackageOpen aria-hidden className="size-4" />}
          loading={begin.isPending}
          onClick={() => begin.mutate()}
        >
          {isDone ? texts.again : texts.begin}
        </Button>
      )}
    </section>
  );
}

function UnderWay({ state }: { state: NonNullable<ExportState> }) {
  const label = state.stage === 'queued' ? texts.queued : texts.working;
  return (
    <div className="mt-4 max-w-md text-sm">
      <p role="status" className="font-medium">
        {label}
      </p>
      <Progress
        label={label}
        value={state.stage === 'queued' ? null : state.percent}
        className="my-2"
      />
      <p className="text-ink-muted">{texts.stay}</p>
    </div>
  );
}

function Ready({ state }: { state: NonNullable<ExportState> }) {
  const day = formatInstantDay(state.createdAt);
  const download = useMutation({
    mutationFn: async () =>
      saveFile(
        await send(personalDataContract.downloadExport, {}),
        `${brand.name.toLowerCase()}-${day}.zip`,
      ),
    meta: { failed: texts.downloadFailed },
  });
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line px-4 py-3 text-sm">
      <p role="status" className="min-w-0">
        <span className="font-medium">
          {texts.ready(formatDate(day), fileSize(state.size ?? 0))}
        </span>{' '}
        <span className="block text-ink-muted">
          {texts.expires(formatDate(formatInstantDay(state.expiresAt)))}
        </span>
      </p>
      <Button
        icon={<Download aria-hidden className="size-4" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {texts.download}
      </Button>
    </div>
  );
}
