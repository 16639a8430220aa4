import { Link } from 'react-router';
import { pointParts, textParts } from '../model.ts';

const look =
  'text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-current';

/** A text whose addresses become links and whose numbers keep their units. */
export function LinkedText({ children }: { children: string }) {
  return textParts(children).map(({ at, text, href, whole }) => {
    if (whole) {
      return (
        <span key={at} className="whitespace-nowrap">
          {text}
        </span>
      );
    }
    if (href === null) return text;
    return href.startsWith('/') ? (
      <Link key={at} to={href} className={look}>
        {text}
      </Link>
    ) : (
      <a key={at} href={href} className={look}>
        {text}
      </a>
    );
  });
}

/** One bullet point with its term emphasised. */
export function LinkedPoint({ children }: { children: string }) {
  const { term, text } = pointParts(children);
  return (
    <li>
      {term !== null && <strong className="font-medium text-ink">{term}</strong>}
      <LinkedText>{text}</LinkedText>
    </li>
  );
}
