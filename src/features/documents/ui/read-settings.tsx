import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';
import type { ReadOverrides } from '#engine/table/overrides.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { formatNumber } from '#engine/text/format.ts';
import { parseHeaderRow } from '../model.ts';
import { understandingTexts as texts } from '../understanding-texts.ts';

interface ReadSettingsProps {
  understanding: Understanding;
  /** The change being saved. */
  pending: ReadOverrides | null;
  onChange: (overrides: ReadOverrides) => void;
}

/** Which sheet to read, and which row has the column names. */
export function ReadSettings({ understanding, pending, onChange }: ReadSettingsProps) {
  const { format, sheets, headerRow } = understanding;
  const together = sheets.filter((sheet) => sheet.chosen).length;
  const chosen = together > 1 ? '' : sheets.find((sheet) => sheet.chosen)?.name;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      {sheets.length > 1 && (
        <Field label={texts.sheet} className="w-full sm:w-72">
          <Select
            value={pending?.sheet ?? chosen}
            onChange={({ target: { value } }) => value !== '' && onChange({ sheet: value })}
          >
            {together > 1 && (
              <option value="">{texts.sheetsTogether(formatNumber(together))}</option>
            )}
            {sheets.map((sheet) => (
              <option key={sheet.name} value={sheet.name}>
                {texts.sheetOption(sheet.name, formatNumber(sheet.rows), sheet.hidden)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {/* Bookkeeping files have no header row: the format defines the columns. */}
      {format !== 'sie' && (
        <HeaderRowField
          key={`${chosen}/${headerRow}`}
          headerRow={headerRow}
          busy={pending !== null}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface HeaderRowFieldProps extends Pick<ReadSettingsProps, 'onChange'> {
  busy: boolean;
  headerRow: number | null;
}

function HeaderRowField({ headerRow, busy, onChange }: HeaderRowFieldProps) {
  const current = String(headerRow ?? 0);
  const [text, setText] = useState(current);
  const row = parseHeaderRow(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (row !== null && text !== current) onChange({ headerRow: row });
      }}
    >
      <Field
        label={texts.headerRow}
        aside={<span className="text-xs text-ink-muted">{texts.headerRowHint}</span>}
        error={row === null ? texts.headerRowError : undefined}
      >
        <div className="flex items-center gap-2">
          <HeaderRowInput text={text} onText={setText} />
          {text !== current && row !== null && (
            <Button type="submit" variant="secondary" loading={busy}>
              {texts.apply}
            </Button>
          )}
        </div>
      </Field>
    </form>
  );
}

function HeaderRowInput({ text, onText }: { text: string; onText: (text: string) => void }) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      value={text}
      className="tabular max-w-24"
      onChange={(event) => onText(event.target.value)}
    />
  );
}
