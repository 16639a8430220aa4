import type { Page } from 'playwright-core';
import type { Point } from './motion.ts';

export interface PointerLook extends Point {
  /** From 0, just pressed, to 1: the fading ring of a click. Null where nothing is pressed. */
  press: number | null;
  /** The name of the file being dragged. */
  carries: string | null;
}

/** Draws the pointer, which headless browsers lack, above everything including dialogs. */
export function drawPointer(page: Page, look: PointerLook): Promise<void> {
  return page.evaluate(paint, look);
}

/** Runs in the page. The popover shown last is above all others. */
function paint({ x, y, press, carries }: PointerLook): void {
  const id = 'recorded-pointer';
  let layer = document.getElementById(id);
  if (!layer) {
    layer = document.createElement('div');
    layer.id = id;
    layer.popover = 'manual';
    layer.innerHTML = `<svg width="26" height="32" viewBox="0 0 26 32"><path d="M3 2v23l5.6-5.2 3.7 8.6 4.4-1.9-3.7-8.4H21z" fill="#111" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg><i></i><b></b>`;
    document.documentElement.append(layer);
  }
  const [arrow, ring, file] = layer.children as unknown as [SVGElement, HTMLElement, HTMLElement];
  Object.assign(layer.style, {
    ...{ position: 'fixed', inset: '0', margin: '0', padding: '0', border: '0' },
    ...{ width: '100vw', height: '100vh', background: 'none', overflow: 'hidden' },
    pointerEvents: 'none',
  });
  const at = { position: 'absolute', transform: `translate(${x}px, ${y}px)`, left: '0', top: '0' };
  Object.assign(arrow.style, at, { left: '-3px', top: '-2px' });
  const size = 14 + 30 * (press ?? 0);
  Object.assign(ring.style, at, {
    ...{ left: `${-size / 2}px`, top: `${-size / 2}px`, width: `${size}px`, height: `${size}px` },
    ...{ borderRadius: '50%', border: '3px solid #1b7a5a', boxSizing: 'border-box' },
    opacity: press === null ? '0' : String(1 - press),
  });
  file.textContent = carries;
  Object.assign(file.style, at, {
    ...{ left: '18px', top: '22px', padding: '7px 12px', borderRadius: '8px', background: '#fff' },
    ...{ font: '500 15px Inter, sans-serif', color: '#111', whiteSpace: 'nowrap' },
    ...{ border: '1px solid #8a8f8c', boxShadow: '0 6px 20px rgb(0 0 0 / 0.18)' },
    display: carries === null ? 'none' : 'block',
  });
  layer.hidePopover();
  layer.showPopover();
}
