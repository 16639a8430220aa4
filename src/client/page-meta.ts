import { brand } from '../brand.ts';

/** The `<title>` and description of a page. */
export function pageMeta(title: string, description?: string) {
  return [
    { title: `${title} – ${brand.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
