import { use } from 'react';
import { useMatches } from 'react-router';
import { absolute, origin } from '#client/origin.ts';
import { isPageId, pageAddresses } from '#contract/pages.ts';
import { brand } from '../../../brand.ts';
import { shellTexts } from '../texts.ts';
import { ShellContext } from './shell-context.ts';

const IMAGE = { path: '/og.png', width: '1200', height: '630' };

/** The head elements that depend on the address alone: canonical URL, indexing, preview image. */
export function PageIdentity() {
  const isShell = use(ShellContext);
  const id = (useMatches().at(-1)?.id ?? '').split(':')[0] ?? '';
  const page = isPageId(id) && !isShell ? pageAddresses[id] : null;
  if (page === null || page.kind === 'inside') return <meta name="robots" content="noindex" />;
  const address = absolute(page.paths[0]);
  return (
    <>
      {page.kind === 'entry' && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="sv_SE" />
      <meta property="og:image" content={origin() + IMAGE.path} />
      <meta property="og:image:width" content={IMAGE.width} />
      <meta property="og:image:height" content={IMAGE.height} />
      <meta property="og:image:alt" content={`${brand.name}: ${brand.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {id in shellTexts.pageNames && (
        <script type="application/ld+json">
          {breadcrumbs(shellTexts.pageNames[id as keyof typeof shellTexts.pageNames], address)}
        </script>
      )}
    </>
  );
}

/** The page's breadcrumbs for search results (schema.org). */
function breadcrumbs(name: string, address: string): string {
  const place = (position: number, each: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name: each,
    item,
  });
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [place(1, brand.name, absolute('/')), place(2, name, address)],
  });
}
