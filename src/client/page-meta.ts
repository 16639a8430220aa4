import { brand } from '../brand.ts';

/** What a page says of itself: its `<title>` and description, also to those who share a link to it. */
export function pageMeta(title: string, description?: string) {
  const whole = `${title} – ${brand.name}`;
  return [
    { title: whole },
    { property: 'og:title', content: whole },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
  ];
}
