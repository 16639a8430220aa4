import { textParts } from '../model.ts';

/** A text whose addresses are links. */
export function LinkedText({ children }: { children: string }) {
  return textParts(children).map(({ text, href }) =>
    href === null ? (
      text
    ) : (
      <a
        key={text}
        href={href}
        className="text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-current"
      >
        {text}
      </a>
    ),
  );
}
