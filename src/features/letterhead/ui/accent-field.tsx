import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { formatNumber } from '#engine/text/format.ts';
import { contrastWithWhite, LEAST_CONTRAST, readableOnWhite } from '../contrast.ts';
import { letterheadTexts } from '../texts.ts';

const texts = letterheadTexts.accent;
/** What the picker shows before a colour is chosen: the product's own. */
const STANDARD = '#1c5a48';
const COLOUR = /^#[0-9a-f]{6}$/;
const TENTHS = 10;

interface AccentFieldProps {
  value: string | null;
  error: string | undefined;
  onChange: (colour: string | null) => void;
}

/** A colour with its contrast against white, and a darker one where text in it could not be read. */
export function AccentField({ value, error, onChange }: AccentFieldProps) {
  const [typed, setTyped] = useState(value ?? '');
  const [before, setBefore] = useState(value);
  // Chosen elsewhere: by the picker, or by what is discarded.
  if (before !== value) {
    setBefore(value);
    setTyped(value ?? '');
  }
  const isColour = COLOUR.test(typed);
  const type = (text: string) => {
    const colour = text.trim().toLowerCase();
    setTyped(colour);
    if (COLOUR.test(colour)) onChange(colour);
  };
  const problem = typed === '' || isColour ? error : texts.wrong;
  return (
    <div className="flex flex-col gap-2">
      <Field label={texts.label} hint={texts.hint} error={problem}>
        <span className="flex gap-3">
          <input
            type="color"
            aria-label={texts.picker}
            value={isColour ? typed : STANDARD}
            onChange={({ target }) => type(target.value)}
            className="size-11 shrink-0 cursor-pointer rounded-md border border-line-control bg-surface p-1"
          />
          <Input
            value={typed}
            placeholder={STANDARD}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
            className="tabular max-w-40"
          />
        </span>
      </Field>
      {isColour && <Contrast colour={typed} onDarker={type} />}
      {value !== null && (
        <Button variant="link" className="self-start" onClick={() => onChange(null)}>
          {texts.standard}
        </Button>
      )}
    </div>
  );
}

function Contrast({ colour, onDarker }: { colour: string; onDarker: (colour: string) => void }) {
  const contrast = contrastWithWhite(colour);
  // Cut, not rounded: 4,46 is not enough and must not read 4,5.
  const ratio = formatNumber(Math.floor(contrast * TENTHS) / TENTHS);
  const darker = readableOnWhite(colour);
  if (contrast >= LEAST_CONTRAST)
    return <p className="text-sm text-ink-muted">{texts.fine(ratio)}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p className="text-warning">{texts.light(ratio)}</p>
      <Button
        variant="secondary"
        size="sm"
        icon={
          <span
            aria-hidden
            className="size-4 rounded-full border border-line"
            style={{ backgroundColor: darker }}
          />
        }
        onClick={() => onDarker(darker)}
      >
        {texts.darker(darker)}
      </Button>
    </div>
  );
}
