import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from './button.tsx';

interface SaveButtonProps {
  /** Fetches and saves the file; what it throws is shown. */
  onSave: () => Promise<void>;
  /** What the button says, the title where it fails, and what to do then if nothing else is known. */
  texts: { save: string; failed: string; whatToDo: string };
}

/** Downloads a file, idle while it comes. On a phone its words are only heard: it stands beside a search. */
export function SaveButton({ onSave, texts }: SaveButtonProps) {
  const save = useMutation({
    mutationFn: onSave,
    meta: { failed: { title: texts.failed, text: texts.whatToDo } },
  });
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden className="size-4" />}
      disabled={save.isPending}
      onClick={() => save.mutate()}
    >
      <span className="max-sm:sr-only">{texts.save}</span>
    </Button>
  );
}
