import type { ReactNode } from 'react';
import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { SHORTEST_SEARCH } from '../contract.ts';
import { adminTexts } from '../texts.ts';
import { PagedList } from './paged-list.tsx';
import type { ListRow, PageQuery } from './use-pages.ts';

const texts = adminTexts.list;

interface SearchListProps<Row> {
  label: string;
  /** The list's name in the cache. */
  name: string;
  searchLabel: string;
  load: (query: PageQuery & { search?: string }, signal: AbortSignal) => Promise<Row[]>;
  children: (row: Row) => ReactNode;
}

/** A list that is searched on the server. */
export function SearchList<Row extends ListRow>(props: SearchListProps<Row>) {
  const { label, name, searchLabel, load, children } = props;
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    const isShort = text !== '' && text.length < SHORTEST_SEARCH;
    setTooShort(isShort);
    if (!isShort) setSearch(text);
  };
  const clear = () => {
    setTyped('');
    setSearch('');
    setTooShort(false);
  };
  return (
    <div className="flex flex-col gap-4">
      <search>
        <form onSubmit={apply} className="flex flex-wrap items-end gap-3">
          <Field
            label={searchLabel}
            error={tooShort ? texts.tooShort : undefined}
            className="min-w-0 flex-1 sm:max-w-md"
          >
            <Input
              type="search"
              value={typed}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary">
            {texts.search}
          </Button>
          {search !== '' && (
            <Button variant="ghost" onClick={clear}>
              {texts.clear}
            </Button>
          )}
        </form>
      </search>
      <PagedList
        // Another search begins at its first page.
        key={search}
        label={label}
        listKey={['api', 'admin', name, search]}
        load={(query, signal) => load(search === '' ? query : { ...query, search }, signal)}
        {...(search !== '' && { empty: texts.nothingFound(search) })}
      >
        {children}
      </PagedList>
    </div>
  );
}
