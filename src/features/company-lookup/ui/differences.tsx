import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast-store.ts';
import type { Difference, FilledField } from '../contract.ts';
import { lookupTexts } from '../texts.ts';
import { useLookup } from './use-lookup.ts';

const texts = lookupTexts.differ;

interface DifferencesProps {
  differs: readonly Difference[];
  orgNumber: string;
}

/** What the user has written and the register has otherwise, side by side: theirs stands until they choose. */
export function Differences({ differs, orgNumber }: DifferencesProps) {
  const [taken, setTaken] = useState<readonly FilledField[]>([]);
  const [isDone, setDone] = useState(false);
  const lookup = useLookup();
  const save = () =>
    lookup.mutate(
      { orgnr: orgNumber, replace: [...taken] },
      {
        onSuccess: () => {
          setDone(true);
          toast({ title: texts.saved });
        },
      },
    );
  if (isDone) return null;
  const choose = (field: FilledField, isTaken: boolean) =>
    setTaken((before) => [
      ...before.filter((other) => other !== field),
      ...(isTaken ? [field] : []),
    ]);
  return (
    <section aria-label={texts.title} className="rounded-lg border border-line px-4 py-3">
      <h3 className="text-sm font-semibold">{texts.title}</h3>
      <p className="mt-0.5 text-sm text-ink-muted">{texts.lead}</p>
      <div className="mt-2 divide-y divide-line">
        {differs.map((difference) => (
          <DifferenceRow
            key={difference.field}
            difference={difference}
            isTaken={taken.includes(difference.field)}
            onChoose={(isTaken) => choose(difference.field, isTaken)}
          />
        ))}
      </div>
      <Button
        size="sm"
        className="mt-3"
        loading={lookup.isPending}
        disabled={taken.length === 0}
        onClick={save}
      >
        {texts.save}
      </Button>
    </section>
  );
}

interface DifferenceRowProps {
  difference: Difference;
  isTaken: boolean;
  onChoose: (isTaken: boolean) => void;
}

function DifferenceRow({ difference, isTaken, onChoose }: DifferenceRowProps) {
  const { field, own, found } = difference;
  const name = useId();
  const options = [
    { whose: texts.own, value: own, takes: false },
    { whose: texts.registers, value: found, takes: true },
  ];
  return (
    <fieldset className="py-3">
      <legend className="float-left w-full text-sm font-medium">{lookupTexts.fields[field]}</legend>
      <div className="clear-both grid gap-2 pt-1.5 sm:grid-cols-2">
        {options.map(({ whose, value, takes }) => (
          <label key={whose} className="flex min-w-0 cursor-pointer items-start gap-2.5 text-sm">
            <input
              type="radio"
              name={name}
              checked={isTaken === takes}
              onChange={() => onChoose(takes)}
              className="mt-0.5 size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-line-control bg-surface checked:border-[5px] checked:border-accent"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block text-ink-muted">{whose}</span>
              <span className="line-clamp-4">{value}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
