import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';

interface DropZoneProps {
  /** The picker's `accept`. */
  accept: string;
  title: string;
  /** `CSV eller XLSX, max 10MB`. */
  hint: string;
  /** What else is taken, in a line of its own. */
  also?: string;
  buttonText: string;
  disabled?: boolean;
  invalid?: boolean;
  /** Takes the focus when it is shown again after a failed attempt. */
  focused?: boolean;
  /** All files dropped or picked; the caller refuses more than one. */
  onFiles: (files: File[]) => void;
}

/** A place to drop files that is also a file picker for keyboard, touch and screen readers. */
export function DropZone(props: DropZoneProps) {
  const { accept, title, hint, also, buttonText, disabled, invalid, focused, onFiles } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus({ preventScroll: true });
  }, [focused]);
  const depth = useRef(0);
  const [over, setOver] = useState(false);

  const track = (event: DragEvent, step: 1 | -1) => {
    event.preventDefault();
    depth.current += step;
    setOver(depth.current > 0 && !disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length > 0) onFiles(files);
  };

  return (
    <label
      htmlFor={id}
      onDragEnter={(event) => track(event, 1)}
      onDragLeave={(event) => track(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={cx(
        'group flex cursor-pointer flex-col items-center rounded-lg border-2 border-dashed px-5 py-10 text-center transition-colors sm:py-14',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
        over
          ? 'border-accent bg-accent-soft'
          : invalid
            ? 'border-negative-line bg-negative-soft/40'
            : 'border-line-strong bg-sunken/50 hover:border-accent-line hover:bg-accent-soft/50',
        disabled && 'pointer-events-none opacity-50',
      )}
    >
      <span aria-hidden className="mb-4 rounded-full bg-accent-soft p-3.5 text-accent-ink">
        <FileUp className="size-6" />
      </span>
      <span className="text-base font-medium">{title}</span>
      <span id={`${id}-hint`} className="mt-1 text-sm text-ink-muted">
        {hint}
      </span>
      {also && (
        <span id={`${id}-also`} className="mt-0.5 text-xs text-ink-muted">
          {also}
        </span>
      )}
      <span
        aria-hidden
        className="mt-5 inline-flex min-h-11 items-center rounded-md bg-accent px-4 text-sm font-medium text-on-accent shadow-card transition-colors group-hover:bg-accent-hover"
      >
        {buttonText}
      </span>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={also ? `${id}-hint ${id}-also` : `${id}-hint`}
        aria-invalid={invalid || undefined}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that picking the same file again fires a change event.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
