import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { shareTexts } from '../../share-texts.ts';

const texts = shareTexts.made;

interface MadeLinkProps {
  address: string;
  onAnother: () => void;
}

/** A link that was made, to be copied: it is shown this once. */
export function MadeLink({ address, onAnother }: MadeLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    const isCopied = await copyText(address);
    // What could not be copied is marked instead.
    if (!isCopied) field.current?.select();
    setOutcome(isCopied ? 'copied' : 'notCopied');
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <div className="flex flex-col gap-4">
      <Alert variant="success" title={texts.title} live>
        {texts.text}
      </Alert>
      <Field label={texts.address}>
        <Input
          ref={field}
          readOnly
          value={address}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {outcome === 'notCopied' && texts.notCopied}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Icon aria-hidden className="size-4" />} onClick={copy}>
          {outcome === 'copied' ? texts.copied : texts.copy}
        </Button>
        <Button variant="ghost" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}
