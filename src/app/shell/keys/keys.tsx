import { Suspense, useEffect, useState } from 'react';
import { optionalPart } from '#client/ui/optional-part.ts';
import { partLinks } from '#client/ui/page-parts.ts';
import { keyList, palette } from '../opened.ts';
import { keyCommand } from './key-command.ts';
import { areSingleKeysOn } from './single-keys.ts';

const KeysDialog = optionalPart(() => import('./keys-dialog.tsx'));

/** Where a key is written or chooses among what is listed, it is no command. */
const WRITING = 'input, textarea, select, [contenteditable], [role=listbox], [role=menu]';

/** The keys that are pressed alone: the list of keys, the search, and the parts of the page. */
export function Keys() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = areSingleKeysOn() ? keyCommand(event) : null;
      if (command === null || isElsewhere(event.target)) return;
      event.preventDefault();
      if (command.kind === 'keys') keyList.open();
      else if (command.kind === 'search') palette.open();
      else goTo(partLinks()[command.index]);
    };
    window.addEventListener('keydown', onKeyDown);
    const stop = keyList.whenOpened(() => setOpen(true));
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      stop();
    };
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** Whether the key belongs to a field, a list or an open dialog. */
const isElsewhere = (target: EventTarget | null) =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(WRITING) !== null);

function goTo(link: HTMLElement | undefined): void {
  link?.focus();
  link?.click();
}
