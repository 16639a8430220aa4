import { openCookieChoice } from './visit-choice.ts';

/** Where the choice about cookies can be changed; looks like the links it stands among. */
export function CookieLink({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={openCookieChoice}
      className="inline-flex min-h-9 items-center hover:text-ink"
    >
      {label}
    </button>
  );
}
