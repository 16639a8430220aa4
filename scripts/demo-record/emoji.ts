import type { Page } from 'playwright-core';

/** A character of the product's own messages that needs a colour emoji font. */
const SIGN = '✅';

/** Throws, with advice, where the browser has no emoji font: the film would show boxes. */
export async function requireEmoji(page: Page): Promise<void> {
  const coloured = await page.evaluate((sign) => {
    const canvas = new OffscreenCanvas(40, 40);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser has no canvas.');
    context.font = '30px sans-serif';
    context.fillText(sign, 0, 32);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    // Without such a font the character has the colour of text, here black.
    return data.some((value, index) => index % 4 !== 3 && value > 0);
  }, SIGN);
  if (coloured) return;
  throw new Error(
    `Filmen visar ${SIGN}, men teckensnitt med emoji saknas. I Debian: apt-get install -y fonts-noto-color-emoji`,
  );
}
