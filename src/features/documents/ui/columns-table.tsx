import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { cx } from '#client/ui/cx.ts';
import { Select } from '#client/ui/select.tsx';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Purpose } from '#engine/table/purpose.ts';
import type { ColumnRole } from '#engine/table/roles.ts';
import type { UnderstoodColumn } from '#engine/table/understanding.ts';
import { formatNumber } from '#engine/text/format.ts';
import { columnsInOrder, isUnsure, rolesWith } from '../model.ts';
import {
  columnTypes,
  roleNames,
  roleOrder,
  understandingTexts as texts,
} from '../understanding-texts.ts';

/** Further columns are folded: each has a select with seventeen roles. */
const FIRST_COLUMNS = 25;

interface ColumnsTableProps {
  purpose: Purpose;
  columns: readonly UnderstoodColumn[];
  /** The change being saved: shown before the file has been read again. */
  pending: ReadOverrides | null;
  onChange: (overrides: ReadOverrides) => void;
}

/** Each column of the file with its role. A list, so that it fits a phone. */
export function ColumnsTable({ purpose, columns, pending, onChange }: ColumnsTableProps) {
  const [all, setAll] = useState(false);
  const [onlyUnsure, setOnlyUnsure] = useState(false);
  const unsure = columns.filter(isUnsure).length;
  const ordered = columnsInOrder(columns).filter(
    (column) => !onlyUnsure || unsure === 0 || isUnsure(column),
  );
  const shown = all ? ordered : ordered.slice(0, FIRST_COLUMNS);
  return (
    <div className="flex flex-col gap-4">
      {unsure > 0 && (
        <Checkbox
          label={texts.onlyUnsure(formatNumber(unsure))}
          checked={onlyUnsure}
          onChange={(event) => setOnlyUnsure(event.target.checked)}
        />
      )}
      <div
        aria-hidden
        className="hidden gap-x-6 px-1 text-2xs font-semibold text-ink-muted md:grid md:grid-cols-[1fr_15rem_1fr]"
      >
        <span>{texts.column}</span>
        <span>{texts.role}</span>
        <span>{texts.why}</span>
      </div>
      <ul className="-mt-2 divide-y divide-line">
        {shown.map((column) => (
          <ColumnItem
            key={column.index}
            purpose={purpose}
            column={column}
            role={roleShown(column, pending)}
            onRole={(role) => onChange({ roles: rolesWith(columns, column.index, role) })}
          />
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button variant="secondary" className="self-start" onClick={() => setAll(true)}>
          {texts.showAllColumns(formatNumber(ordered.length))}
        </Button>
      )}
    </div>
  );
}

function roleShown(column: UnderstoodColumn, pending: ReadOverrides | null): ColumnRole | null {
  const chosen = pending?.roles?.[column.index];
  return chosen === undefined ? column.role : chosen;
}

interface ColumnItemProps {
  purpose: Purpose;
  column: UnderstoodColumn;
  role: ColumnRole | null;
  onRole: (role: ColumnRole | null) => void;
}

function ColumnItem({ purpose, column, role, onRole }: ColumnItemProps) {
  const unsure = isUnsure(column);
  return (
    <li className="grid gap-x-6 gap-y-2 px-1 py-4 md:grid-cols-[1fr_15rem_1fr]">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{column.name}</p>
        <p className="tabular mt-0.5 truncate text-sm text-ink-muted">
          {column.samples.length > 0 ? column.samples.join(' · ') : columnTypes[column.type]}
        </p>
        <p className="tabular mt-0.5 text-xs text-ink-subtle">
          {columnTypes[column.type]}
          {' · '}
          {texts.filled(formatNumber(column.filled))}
          {column.empty > 0 && ` · ${texts.emptyCells(formatNumber(column.empty))}`}
        </p>
      </div>
      <Select
        size="sm"
        aria-label={texts.roleOf(column.name)}
        aria-describedby={`column-${column.index}-why`}
        value={role ?? ''}
        className={cx('self-start', role === null && 'text-ink-muted')}
        onChange={(event) => onRole((event.target.value || null) as ColumnRole | null)}
      >
        <option value="">{texts.noRole}</option>
        {roleOrder[purpose].map((role) => (
          <option key={role} value={role}>
            {roleNames[purpose][role]}
          </option>
        ))}
      </Select>
      <div id={`column-${column.index}-why`} className="min-w-0 text-sm text-ink-muted">
        {unsure && (
          <Badge variant="warning" icon={<TriangleAlert aria-hidden />} className="mr-2">
            {texts.unsure}
          </Badge>
        )}
        {column.reason}
      </div>
    </li>
  );
}
