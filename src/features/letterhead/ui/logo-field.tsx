import { ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { ChangedLetterhead } from '../contract.ts';
import { type Logo, pictureUrl } from '../letterhead.ts';
import { letterheadTexts } from '../texts.ts';
import { readLogo } from './read-logo.ts';

const texts = letterheadTexts.logo;

interface LogoFieldProps {
  saved: Logo | null;
  chosen: ChangedLetterhead['logo'];
  onChange: (logo: ChangedLetterhead['logo']) => void;
}

/** Picks, shows and takes away the logo. */
export function LogoField({ saved, chosen, onChange }: LogoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const hasLogo = chosen === 'same' ? saved !== null : chosen !== null;
  const pick = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange(await readLogo(file));
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : texts.unread);
    }
  };
  return (
    <div className="flex flex-col items-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {texts.label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-muted">
        {texts.hint}
      </p>
      {chosen === 'same' && saved !== null && (
        <img
          src={pictureUrl(saved)}
          alt={texts.alt}
          className="max-h-20 max-w-60 rounded-md border border-line bg-white object-contain p-2"
        />
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/svg+xml"
        aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-problem`}
        className="sr-only"
        onChange={({ target }) => {
          void pick(target.files?.[0]);
          // So that picking the same file again fires a change event.
          target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<ImageUp aria-hidden className="size-4" />}
          onClick={() => input.current?.click()}
        >
          {hasLogo ? texts.change : texts.choose}
        </Button>
        {hasLogo && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
      <p id={`${id}-problem`} aria-live="polite" className="text-sm text-negative">
        {problem}
      </p>
    </div>
  );
}
