import { absolute } from '#client/origin.ts';
import { film, filmFile } from '../../film.ts';

/** The film for search engines (schema.org). */
export function filmData(name: string, description: string) {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name,
      description,
      inLanguage: 'sv',
      uploadDate: film.recorded,
      duration: `PT${Math.round(film.seconds)}S`,
      thumbnailUrl: absolute(filmFile('webp')),
      contentUrl: absolute(filmFile('mp4')),
      transcript: film.captions.map(({ text }) => text).join(' '),
    },
  };
}
