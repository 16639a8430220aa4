import film from './film.json';

export { film };

type Part = 'mp4' | 'webm' | 'webp' | 'vtt';

/** Where a file of the film is; a new film has new addresses, so that no old part is mixed in. */
export function filmFile(part: Part): string {
  return `/demo/klarsikt.${part}?v=${film.version}`;
}

/** 63.5 seconds into the film as its player writes it: `1:03`. */
export function filmTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
