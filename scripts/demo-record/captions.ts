/** A caption of the film; times in seconds. */
export interface Caption {
  from: number;
  to: number;
  text: string;
}

/** A comfortable reading speed, as for television subtitles. */
export const LETTERS_A_SECOND = 15;
const SHORTEST_SECONDS = 2;

/** How long a caption must be shown. */
export function readingSeconds(text: string): number {
  return Math.max(SHORTEST_SECONDS, text.length / LETTERS_A_SECOND);
}

/** 63.5 as `00:01:03.500`. */
export function timestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (size: number, of: number) => String(Math.floor(ms / size) % of).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${rest}`;
}

/** The captions as a WebVTT file; they stand in the strip below the picture. */
export function toWebVtt(captions: readonly Caption[]): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const cues = captions.map(
    ({ from, to, text }, index) =>
      `${index + 1}\n${timestamp(from)} --> ${timestamp(to)} line:-1\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
