import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { routeQuery } from '#client/data/queries.ts';
import { Button } from '#client/ui/button.tsx';
import { Input } from '#client/ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx';
import { Select } from '#client/ui/select.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { formatCount } from '#engine/text/format.ts';
import { exploreContract } from '../../explore-contract.ts';
import { subjectNames, tableTexts, lensTexts as texts } from '../../explore-texts.ts';
import type { SubjectKind } from '../../lens.ts';
import { useExploring } from './exploring.ts';
import { useChoose } from './use-choose.ts';

/** Names listed at a time; the rest are found by typing. */
const MOST_LISTED = 50;

/** Chooses a product, customer or other subject that the page is of. */
export default function FilterPicker() {
  const { chosen, kinds } = useExploring();
  const choose = useChoose();
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<SubjectKind>(kinds[0] ?? 'product');
  const take = (name: string) => {
    setOpen(false);
    choose({ filters: [...chosen.filters.filter((each) => each.kind !== kind), { kind, name }] });
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="secondary" size="sm" icon={<ListFilter aria-hidden className="size-4" />}>
          {texts.filter}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" className="flex flex-col gap-3" aria-label={texts.filter}>
        {kinds.length > 1 && (
          <Select
            size="sm"
            aria-label={texts.filterOn}
            value={kind}
            onChange={({ target }) => setKind(target.value as SubjectKind)}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {subjectNames[each].one}
              </option>
            ))}
          </Select>
        )}
        <Names key={kind} kind={kind} onTake={take} />
      </PopoverContent>
    </Popover>
  );
}

function Names({ kind, onTake }: { kind: SubjectKind; onTake: (name: string) => void }) {
  const { analysisId } = useExploring();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed).trim().toLocaleLowerCase('sv');
  const names = useQuery({
    ...routeQuery(exploreContract.subjects, { params: { id: analysisId }, query: { kind } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const all = (names.data?.names ?? []).filter((name) => name !== tableTexts.without);
  const found = all.filter((name) => name.toLocaleLowerCase('sv').includes(search));
  return (
    <>
      <Input
        type="search"
        aria-label={texts.search(subjectNames[kind].one)}
        placeholder={texts.search(subjectNames[kind].one)}
        maxLength={100}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      {names.isPending && <Spinner label={texts.loading} className="text-sm" />}
      {names.isError && <p role="alert">{texts.failed}</p>}
      {names.data && (
        <>
          <ul className="-mx-2 max-h-64 overflow-y-auto">
            {found.slice(0, MOST_LISTED).map((name) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => onTake(name)}
                  className="block min-h-9 w-full truncate rounded-sm px-2 text-left hover:bg-sunken"
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="text-xs text-ink-muted empty:hidden">
            {found.length === 0 && texts.noneFound}
            {found.length > MOST_LISTED && texts.more(formatCount(found.length - MOST_LISTED))}
          </p>
        </>
      )}
    </>
  );
}
