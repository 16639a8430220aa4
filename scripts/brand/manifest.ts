import { brand } from '../../src/brand.ts';
import { token } from './tokens.ts';

/** The web manifest, for adding the product to a phone's home screen. */
export function webManifest(): string {
  const png = (name: string, side: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: `${brand.name} – ${brand.tagline}`,
    short_name: brand.name,
    description: 'Ladda upp en försäljningsfil och få en analys där varje siffra går att spåra.',
    lang: 'sv',
    dir: 'ltr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: token('canvas'),
    theme_color: token('accent'),
    categories: ['business', 'finance', 'productivity'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Försäljningsanalys', url: '/forsaljning' },
      { name: 'Kostnadsanalys', url: '/kostnader' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
