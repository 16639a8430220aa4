import { useState } from 'react';
import { callRoute } from '#client/data/call-route.ts';
import { Badge, type BadgeVariant } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { SegmentedToggle } from '#client/ui/segmented-toggle.tsx';
import { formatInstantDay } from '#engine/text/format.ts';
import { adminContract } from '../contract.ts';
import type { ListedCase } from '../rows.ts';
import { adminTexts } from '../texts.ts';
import { CasePanel } from './case-panel.tsx';
import { PagedList, RowFacts, RowText } from './paged-list.tsx';

const texts = adminTexts.cases;

/** Ärenden: contact messages and feedback, to be answered, noted on and closed. */
export function CasesTab() {
  const [kind, setKind] = useState<ListedCase['kind']>('contact');
  const [onlyOpen, setOnlyOpen] = useState(true);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SegmentedToggle
          label={texts.kind}
          value={kind}
          onChange={setKind}
          options={(['contact', 'feedback'] as const).map((value) => ({
            value,
            label: texts.kinds[value],
          }))}
        />
        <Checkbox
          label={texts.onlyOpen}
          checked={onlyOpen}
          onChange={(event) => setOnlyOpen(event.target.checked)}
        />
      </div>
      <PagedList
        key={`${kind} ${onlyOpen}`}
        label={texts.kinds[kind]}
        listKey={['api', 'admin', 'cases', kind, String(onlyOpen)]}
        empty={onlyOpen ? texts.noneOpen : adminTexts.list.none}
        load={(query, signal) =>
          callRoute(adminContract.cases, {
            query: { ...query, kind, open: onlyOpen ? 'true' : 'false' },
            signal,
          })
        }
      >
        {(row) => <CaseRow row={row} />}
      </PagedList>
    </div>
  );
}

const looks: Record<ListedCase['state'], BadgeVariant> = {
  new: 'warning',
  read: 'neutral',
  answered: 'positive',
  closed: 'neutral',
};

function CaseRow({ row }: { row: ListedCase }) {
  const [open, setOpen] = useState(false);
  const { name, email, companyName, state } = row;
  return (
    <>
      <RowText
        title={row.subject}
        lines={[[name, companyName].filter(Boolean).join(' · '), email]}
      />
      <RowFacts
        badges={<Badge variant={looks[state]}>{texts.states[state]}</Badge>}
        day={texts.came(formatInstantDay(row.createdAt))}
      />
      <div className="ml-auto flex sm:w-28 sm:justify-end">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-label={texts.openNamed(row.subject, open)}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.hide : texts.open}
        </Button>
      </div>
      {open && <CasePanel kind={row.kind} id={row.id} />}
    </>
  );
}
