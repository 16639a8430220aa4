import loop from './loop.json';

export { loop };

/** The address of one of the loop's files; it changes with the loop, so that caches never mix two. */
export function loopFile(part: 'mp4' | 'webm' | 'webp'): string {
  return `/demo/slinga.${part}?v=${loop.version}`;
}
