const WIDTH = 30;

/** Draws how far a long work has come: in place on a terminal, elsewhere a line each tenth. */
export function progressBar(out: { isTTY?: boolean; write(text: string): unknown }) {
  let last = '';
  return (step: string, part: number): void => {
    const whole = Math.min(1, Math.max(0, part));
    const filled = Math.round(whole * WIDTH);
    const shown = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${String(Math.floor(whole * 100)).padStart(3)} % ${step}`;
    const mark = out.isTTY ? shown : `${step} ${Math.floor(whole * 10)}`;
    if (mark === last) return;
    last = mark;
    out.write(out.isTTY ? `\r\u001b[K${shown}` : `${shown}\n`);
  };
}
