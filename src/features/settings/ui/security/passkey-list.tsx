import { KeyRound } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { formatRecentDay } from '#engine/text/format.ts';
import type { PasskeyItem } from '../../security-contract.ts';
import { securityTexts } from '../../security-texts.ts';

const texts = securityTexts.passkeys;

interface PasskeyListProps {
  passkeys: PasskeyItem[];
  onRemove: (passkey: PasskeyItem) => void;
}

/** The account's passkeys; each can be removed. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const now = new Date().toISOString();
  if (passkeys.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3 pb-4">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <KeyRound aria-hidden className="size-5 shrink-0 text-ink-muted" />
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-medium [overflow-wrap:anywhere]">{passkey.name}</p>
            <p className="text-sm text-ink-muted">
              {texts.made(formatRecentDay(passkey.createdAt, now))}
              {passkey.lastUsedAt !== null &&
                `, ${texts.used(formatRecentDay(passkey.lastUsedAt, now))}`}
            </p>
          </div>
          <Button
            size="sm"
            variant="secondary"
            aria-label={texts.removeNamed(passkey.name)}
            onClick={() => onRemove(passkey)}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
