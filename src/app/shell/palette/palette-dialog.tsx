import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useUser } from '#client/session/use-session.ts';
import { Key } from '#client/ui/code.tsx';
import { cx } from '#client/ui/cx.ts';
import { useModal } from '#client/ui/use-modal.ts';
import { mixed, ranked } from './match.ts';
import { recentCommands, rememberCommand } from './recent.ts';
import { paletteTexts as texts } from './texts.ts';
import { type Command, useCommands } from './use-commands.ts';
import { useFound } from './use-found.ts';

/** A search field over a list of commands; focus stays in the field, arrows move the choice. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { id: userId } = useUser();
  const [recent] = useState(() => recentCommands(userId));
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const found = useFound(query);
  const commands = mixed(ranked(useCommands(), query, recent), found.commands, query);
  const modal = useModal({ open: true, onClose });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = commands[active];
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    if (command.kind !== 'found') rememberCommand(userId, command.id);
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(chosen);
    else if (step === undefined) return;
    else setActive((active + step + commands.length) % Math.max(commands.length, 1));
    event.preventDefault();
  };

  return (
    <dialog
      {...modal}
      aria-label={texts.title}
      className="mx-auto mt-[12dvh] hidden max-h-[70dvh] w-[min(36rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-xl border border-line-strong bg-raised text-ink shadow-float backdrop:bg-backdrop open:flex open:animate-rise"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-ink-muted" />
        <input
          role="combobox"
          aria-label={texts.input}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={query}
          placeholder={texts.placeholder}
          className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.list}
        className={cx('min-h-0 flex-1 overflow-y-auto', commands.length > 0 && 'p-2')}
      >
        {commands.map((command, index) => (
          <Option
            key={command.id}
            id={`${id}-${command.id}`}
            command={command}
            active={index === active}
            lately={query === '' && recent.includes(command.id)}
            onPoint={() => setActive(index)}
            onRun={() => run(command)}
          />
        ))}
      </div>
      <p role="status" className={commands.length > 0 ? 'sr-only' : 'px-5 py-8 text-sm'}>
        {commands.length > 0 && texts.count(commands.length)}
        {commands.length === 0 && (found.isPending ? texts.searching : texts.nothing(query))}
      </p>
      {found.isPartial && (
        <p role="alert" className="px-5 py-2.5 text-sm text-negative">
          {texts.partial}
        </p>
      )}
      <PaletteKeys />
    </dialog>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  active: boolean;
  lately: boolean;
  onPoint: () => void;
  onRun: () => void;
}

function Option({ id, command, active, lately, onPoint, onRun }: OptionProps) {
  const { icon: Icon, label, kind, hint } = command;
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={onPoint}
      onClick={onRun}
      className={cx(
        'flex min-h-11 w-full items-center gap-3 rounded-md border border-transparent px-3 text-left text-sm',
        active && 'border-accent-line bg-accent-soft text-accent-ink',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="shrink-0 text-2xs text-ink-muted">
        {lately ? texts.hints.recent : (hint ?? texts.hints[kind])}
      </span>
    </button>
  );
}

function PaletteKeys() {
  const { choose, run, close } = texts.keys;
  return (
    <p
      aria-hidden
      className="flex gap-5 border-t border-line px-4 py-2.5 text-2xs text-ink-muted max-sm:hidden"
    >
      <span className="flex items-center gap-1.5">
        <Key>↑</Key>
        <Key>↓</Key> {choose}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Enter</Key> {run}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Esc</Key> {close}
      </span>
    </p>
  );
}
