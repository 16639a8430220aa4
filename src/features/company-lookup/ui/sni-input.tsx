import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Input } from '#client/ui/input.tsx';
import type { SniCode } from '#engine/books/sni/sni.ts';
import { lookupTexts } from '../texts.ts';

const texts = lookupTexts.sni;
const MOST_SHOWN = 8;

/** The list comes when it is first asked for: it is larger than most pages. */
const loadSni = () => import('#engine/books/sni/sni.ts');

/** `47.241 Detaljhandel med bröd och konditorivaror`. */
const asText = ({ code, name }: SniCode) => `${code.slice(0, 2)}.${code.slice(2)} ${name}`;

interface SniInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'role' | 'type'> {
  value: string;
  onChange: (value: string) => void;
}

/** Free text, with industries of SNI 2007 and 2025 to choose from as one types. */
export function SniInput({ value, onChange, onBlur, ...props }: SniInputProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();
  const { data: sni } = useQuery({
    queryKey: ['sni'],
    queryFn: loadSni,
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = isOpen && sni ? sni.searchSni(value, MOST_SHOWN) : [];
  const isShown = found.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (item: SniCode) => {
    onChange(asText(item));
    close();
  };
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const item = found[active];
    if (step !== undefined && isShown) {
      event.preventDefault();
      setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length);
    } else if (event.key === 'Enter' && item !== undefined) {
      event.preventDefault();
      choose(item);
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className="relative">
      <Input
        {...props}
        role="combobox"
        autoComplete="off"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={move}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {isShown && (
        <div
          id={list}
          role="listbox"
          aria-label={texts.list}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-lg border border-line-strong bg-raised py-1 text-sm shadow-float"
        >
          {found.map((item, index) => (
            <SniOption
              key={`${item.code}-${item.edition}`}
              id={`${list}-${index}`}
              item={item}
              isActive={index === active}
              onChoose={() => choose(item)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface SniOptionProps {
  id: string;
  item: SniCode;
  isActive: boolean;
  onChoose: () => void;
}

/** A code with its edition, and what it is in the other one. */
function SniOption({ id, item, isActive, onChoose }: SniOptionProps) {
  const { edition, other } = item;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field keeps the focus: it would close the list on losing it.
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
      className={cx('cursor-pointer px-3 py-2 hover:bg-hover', isActive && 'bg-hover')}
    >
      <span className="block [overflow-wrap:anywhere]">{asText(item)}</span>
      {edition !== null && (
        <span className="block text-ink-muted [overflow-wrap:anywhere]">
          {texts.edition(edition)}
          {other !== null &&
            `. ${texts.inOther(edition === '2025' ? '2007' : '2025', `${other.code.slice(0, 2)}.${other.code.slice(2)} ${other.name}`)}`}
        </span>
      )}
    </div>
  );
}
