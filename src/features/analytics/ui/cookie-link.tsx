import { openCookieChoice } from './visit-choice.ts';

/** Opens the cookie choice; styled like the links around it. */
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
