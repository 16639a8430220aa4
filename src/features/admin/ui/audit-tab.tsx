import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { callRoute, send } from '#client/data/call-route.ts';
import { Badge, type BadgeVariant } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import { adminContract } from '../contract.ts';
import type { AuditEntry } from '../rows.ts';
import { adminTexts } from '../texts.ts';
import { PagedList, RowText } from './paged-list.tsx';

const texts = adminTexts.audit;

/** Only what is filled in. */
type Filter = Partial<Record<'event' | 'outcome' | 'person' | 'from' | 'to', string>>;
type AuditQuery = Pick<Filter, 'event' | 'person' | 'from' | 'to'> & {
  outcome?: 'ok' | 'denied' | 'failed';
};

function filterOf(form: HTMLFormElement): Filter {
  const filled = [...new FormData(form)].filter(([, value]) => String(value).trim() !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, String(value).trim()]));
}

/** Logg: the security events, filtered, and as a file. */
export function AuditTab() {
  const [filter, setFilter] = useState<Filter>({});
  const query = filter as AuditQuery;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFilter(filterOf(event.currentTarget));
  };
  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={apply} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
        <Choice name="event" label={texts.event} options={texts.events} />
        <Choice name="outcome" label={texts.outcome} options={texts.outcomes} />
        <Field label={texts.person} className="max-lg:order-last max-lg:col-span-2">
          <Input name="person" autoComplete="off" maxLength={254} />
        </Field>
        <Field label={texts.from}>
          <Input name="from" type="date" />
        </Field>
        <Field label={texts.to}>
          <Input name="to" type="date" />
        </Field>
        <div className="col-span-2 flex flex-wrap gap-3 max-lg:order-last lg:col-span-5">
          <Button type="submit" variant="secondary">
            {texts.show}
          </Button>
          <ExportButton query={query} />
        </div>
      </form>
      <PagedList
        key={JSON.stringify(filter)}
        label={texts.title}
        listKey={['api', 'admin', 'audit', JSON.stringify(filter)]}
        empty={texts.none}
        load={(page, signal) =>
          callRoute(adminContract.audit, { query: { ...page, ...query }, signal })
        }
      >
        {(entry) => <AuditRow entry={entry} />}
      </PagedList>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select name={name} defaultValue="">
        <option value="">{texts.all}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const looks: Record<string, BadgeVariant> = {
  ok: 'positive',
  denied: 'warning',
  failed: 'negative',
};
const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { actor, actorId, object, address } = entry;
  const lines = [actor ?? actorId ?? texts.nobody, ...(object === null ? [] : [object])];
  return (
    <>
      <RowText title={nameIn(texts.events, entry.event)} lines={lines} />
      <div className="sm:w-28">
        <Badge variant={looks[entry.outcome] ?? 'neutral'}>
          {nameIn(texts.outcomes, entry.outcome)}
        </Badge>
      </div>
      <p className="tabular flex flex-wrap gap-x-3 text-xs text-ink-muted sm:block sm:w-44 sm:text-sm">
        {formatInstantDay(entry.createdAt)} {formatInstantTime(entry.createdAt)}
        {address !== null && <span className="block [overflow-wrap:anywhere]">{address}</span>}
      </p>
    </>
  );
}

/** Fetched and then saved, since a plain link cannot carry the session's header. */
function ExportButton({ query }: { query: AuditQuery }) {
  const save = useMutation({
    mutationFn: async () => {
      const response = await send(adminContract.exportAudit, { query });
      const address = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = texts.fileName;
      link.click();
      URL.revokeObjectURL(address);
    },
    onError: (error) =>
      toast({ title: errorSentence(error, texts.exportFailed), variant: 'destructive' }),
  });
  return (
    <Button
      variant="ghost"
      icon={<Download aria-hidden className="size-4" />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {texts.export}
    </Button>
  );
}
