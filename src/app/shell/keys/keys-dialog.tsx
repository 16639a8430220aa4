import { Key } from '#client/ui/code.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { turnSingleKeys, useSingleKeys } from './single-keys.ts';
import { systemKey } from './system-key.ts';
import { keyTexts as texts } from './texts.ts';

/** What each key does, and the choice to have none that work when pressed alone. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const on = useSingleKeys();
  return (
    <Dialog open size="md" title={texts.title} onClose={onClose}>
      <dl className="divide-y divide-line text-sm">
        {texts.rows.map(({ keys, what }) => (
          <div key={what} className="grid grid-cols-[6rem_1fr] items-baseline gap-4 py-2.5">
            <dt className="flex gap-1">
              {keys.map((key) =>
                key === '–' ? key : <Key key={key}>{key === 'mod' ? systemKey() : key}</Key>,
              )}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch
        className="mt-4 border-t border-line pt-4"
        label={texts.single}
        hint={texts.singleHint}
        checked={on}
        onChange={turnSingleKeys}
      />
    </Dialog>
  );
}
