import { expect } from 'vitest';
import { story } from '#support/browser.ts';
import { unseenTexts } from '#support/unseen-texts.ts';

const hidden = {
  'in a script': '<script type="application/json">Klar</script>',
  'in a comment': '<!-- Klar -->',
  'not shown': '<p hidden>Klar</p>',
  'seen through': '<div style="opacity: 0"><p>Klar</p></div>',
  'kept free for it': '<p style="visibility: hidden">Klar</p>',
  'for those who listen': '<p style="position: absolute; width: 1px; overflow: hidden">Klar</p>',
  'beside the window': '<p style="position: fixed; right: -300px; width: 200px">Klar</p>',
  'cut off': '<div style="height: 20px; overflow: hidden"><br><br><br><p>Klar</p></div>',
  'folded away': '<details><summary>Mer</summary><p>Klar</p></details>',
  'behind a dialog': '<p>Klar</p><dialog id="modal">Mer</dialog>',
  'in other letters': '<p style="text-transform: uppercase">Klar</p>',
  'a part of another': '<p>Klar att analysera</p>',
  'the name of a part': '<section aria-label="Klar">Mer</section>',
  'no longer a hint': '<input placeholder="Klar" value="Mer">',
};

const shown = {
  'a paragraph': '<p>Klar</p>',
  'in several pieces': '<p>Kl<b>ar</b></p>',
  'beside something': '<p>Klar <b>nu</b></p>',
  'further down': '<p style="margin-top: 5000px">Klar</p>',
  'laid out when it is near':
    '<p style="height: 5000px">Mer</p><div style="content-visibility: auto"><p>Klar</p></div>',
  'a hint': '<input placeholder="Klar">',
  'what a button is called': '<button aria-label="Klar"><svg width="9" height="9"></svg></button>',
  'a choice': '<select><option>Mer</option><option>Klar</option></select>',
  'on a dialog': '<dialog id="modal">Klar</dialog>',
};

story('a text counts as seen only where it can be read', async ({ browser }) => {
  const page = await browser.newPage();
  const look = async (html: string) => {
    await page.setContent(`<body>${html}</body>`);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.showModal());
    const wanted = [{ text: 'Klar', pattern: '^Klar$' }];
    return page.evaluate(unseenTexts, { within: 'body', wanted });
  };
  for (const [where, html] of Object.entries(hidden))
    expect(await look(html), where).toEqual(['Klar']);
  for (const [where, html] of Object.entries(shown)) expect(await look(html), where).toEqual([]);
  await page.close();
});
