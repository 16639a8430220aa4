/** WCAG 2.2, 1.4.3: what text needs against its ground. */
export const LEAST_CONTRAST = 4.5;

/** Of the way to black, so many steps are tried. */
const STEPS = 100;

type Channels = readonly [number, number, number];

const channelsOf = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of `#rrggbb` with white, from 1 to 21. */
export const contrastWithWhite = (colour: string): number =>
  1.05 / (luminance(channelsOf(colour)) + 0.05);

/** The colour itself, or the lightest darker one of its hue whose text can be read on white. */
export function readableOnWhite(colour: string): string {
  const channels = channelsOf(colour);
  for (let step = 0; step < STEPS; step++) {
    const darker = channels.map((channel) => Math.floor(channel * (1 - step / STEPS)));
    const hex = `#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    if (contrastWithWhite(hex) >= LEAST_CONTRAST) return hex;
  }
  return '#000000';
}
