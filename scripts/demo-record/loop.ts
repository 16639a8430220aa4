import { click, scrollInside, scrollTo, seen } from './actor.ts';
import type { Camera } from './camera.ts';

/** What the loop on the landing page shows: a figure, its receipt, its rows, and a try at the advice. */
export async function playLoop(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.hold(1);
  await scrollTo(camera, page.getByRole('region', { name: 'Nyckeltal' }), 90);
  const figures = page.getByRole('region', { name: 'Nyckeltal' }).getByRole('button');
  await click(camera, figures.first());
  const rows = page.getByRole('button', { name: 'Visa raderna' });
  await seen(camera, rows);
  await camera.hold(2.5);
  await scrollInside(camera, rows);
  await click(camera, rows, { fixed: true });
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  await seen(camera, dialog);
  await camera.hold(2.2);
  await click(camera, dialog.getByRole('button', { name: 'Stäng' }));
  const parts = page.getByRole('navigation', { name: 'Resultatets delar' });
  await click(camera, parts.getByRole('link', { name: 'Råd', exact: true }));
  const slider = page.getByRole('slider').first();
  await seen(camera, slider);
  await click(camera, slider);
  for (let steps = 0; steps < 12; steps++) {
    await slider.press('ArrowRight');
    await camera.frame(3);
  }
  await camera.hold(2);
  await click(camera, parts.getByRole('link', { name: 'Översikt', exact: true }));
  await camera.hold(1);
}
