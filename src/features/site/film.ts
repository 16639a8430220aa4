import film from './film.json';

export { film };

type Part = 'mp4' | 'webm' | 'webp' | 'vtt';

/**
 * The address of one of the film's files; it changes with the film, so that caches never mix two.
 */
export function filmFile(part: Part): string {
  return `/demo/klarsikt.${part}?v=${film.version}`;
}

/** A time in seconds as the player writes it: 63.5 is `1:03`. */
export function filmTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
