import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import { Input } from './input.tsx';

/** A password field with a button that shows and hides it. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className={cx('pr-12', className)} />
      <button
        type="button"
        aria-label={shown ? 'Dölj lösenord' : 'Visa lösenord'}
        aria-pressed={shown}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-muted hover:text-ink disabled:opacity-50"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
