import { brand } from '../brand.ts';

/** A page's `<title>` and description, also as shown where a link to it is shared. */
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
