import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FRAMES_A_SECOND, type Held } from './timeline.ts';

const run = promisify(execFile);

/** Colour metadata for ffmpeg, so that every player shows the same. */
const colours = [
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-r', String(FRAMES_A_SECOND), '-fps_mode', 'cfr', '-g', '300', '-an'],
];
const mp4 = ['-c:v', 'libx264', '-preset', 'medium', '-tune', 'animation', '-crf', '31'];
/** AV1 with its screen content tools: half the size, for browsers that play it. */
const webm = ['-c:v', 'libsvtav1', '-preset', '9', '-crf', '50', '-svtav1-params', 'scm=1'];
const NEEDED = ['libx264', 'libsvtav1', 'libwebp'];

/** Throws, with advice, where ffmpeg is missing or lacks an encoder. */
export async function requireFfmpeg(): Promise<void> {
  const how = 'I Debian: apt-get install -y ffmpeg';
  let encoders: string;
  try {
    encoders = (await run('ffmpeg', ['-hide_banner', '-encoders'])).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`Filmen sätts ihop av ffmpeg, som saknas. ${how}`);
  }
  const missing = NEEDED.filter((name) => !encoders.includes(` ${name} `));
  if (missing.length > 0) throw new Error(`ffmpeg saknar ${missing.join(', ')}. ${how}`);
}

interface Encoding {
  /** When the poster is taken, in seconds. */
  posterAt: number;
  /** Rows below the picture where captions stand beside what happens and not over it. */
  strip: number;
}

/** The colour of the strip: the pages' own. */
const STRIP = '0xF4F5F3';

const filters = (strip: number) =>
  [
    ...(strip > 0 ? [`pad=iw:ih+${strip}:0:0:${STRIP}`] : []),
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  ].join(',');

/** Encodes the pictures as MP4 and WebM, and one of them as the poster. */
export async function encode(
  pictures: readonly Held[],
  targets: { mp4: string; webm: string; poster: string },
  { posterAt, strip }: Encoding,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-film-'));
  try {
    const list = await writePictures(pictures, folder);
    const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list];
    const frames = pictures.reduce((sum, each) => sum + each.frames, 0);
    const all = [...input, '-vf', filters(strip), ...colours, '-frames:v', String(frames)];
    await run('ffmpeg', [...all, ...mp4, '-movflags', '+faststart', targets.mp4]);
    await run('ffmpeg', [...all, ...webm, targets.webm]);
    const still = ['-ss', String(posterAt), '-i', targets.mp4, '-frames:v', '1', '-quality', '82'];
    await run('ffmpeg', ['-y', '-loglevel', 'error', ...still, targets.poster]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Writes each picture once, and the list of durations. The last is listed twice, as ffmpeg
 * requires.
 */
async function writePictures(pictures: readonly Held[], folder: string): Promise<string> {
  const lines = ['ffconcat version 1.0'];
  let name = '';
  for (const [index, { picture, frames }] of pictures.entries()) {
    name = `${String(index).padStart(5, '0')}.png`;
    await writeFile(join(folder, name), picture);
    lines.push(`file ${name}`, `duration ${(frames / FRAMES_A_SECOND).toFixed(6)}`);
  }
  lines.push(`file ${name}`);
  const list = join(folder, 'pictures.ffconcat');
  await writeFile(list, `${lines.join('\n')}\n`);
  return list;
}
