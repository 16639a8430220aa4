import { Link } from '@react-email/link';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';

/** No line ends within `e-post` or a date. */
export const unbroken = (text: string): string =>
  text
    .replace(/\be-(?=post)/gi, (start) => start.replace('-', '\u2011'))
    .replace(IN_DATE, '\u2011');

const IN_DATE = /(?<=\d)-(?=\d)/g;

const isAddress = (word: string) => word.startsWith('https://') || word.startsWith('http://');

/** A word and the mark that ends its sentence. */
function parted(word: string): [word: string, mark: string] {
  const isEnded = '.,'.includes(word.at(-1) ?? ' ');
  return isEnded ? [word.slice(0, -1), word.slice(-1)] : [word, ''];
}

/** Our own words with their addresses as links: never of what someone else has typed. */
export function withLinks(text: string, style: CSSProperties): ReactNode[] {
  return text.split(' ').map((each, key) => {
    const [word, mark] = parted(each);
    const space = key === 0 ? '' : ' ';
    if (!isAddress(word) && !word.includes('@')) return `${space}${unbroken(each)}`;
    const href = isAddress(word) ? word : `mailto:${word}`;
    return [space, h(Link, { key, href, className: 'link', style }, word), mark];
  });
}
