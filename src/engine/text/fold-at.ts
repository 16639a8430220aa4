/** Letters of a long text that a phone shows at once: less than half of its screen. */
const AT_ONCE = 420;
/** A shorter rest is not worth a press. */
const WORTH_A_PRESS = 240;

/** A heading, or a label over what follows. */
const LEADS_ON = /^\s*#{1,6}\s|:\**\s*$/;

/** An item of a list. */
const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s/;

/**
 * Where a long text is folded on a phone: after a whole line, and with no heading or label last. Null
 * for a text that is shown whole.
 */
export function foldAt(text: string): number | null {
  const lines = text.split('\n');
  let [shown, letters] = [0, 0];
  while (shown < lines.length && (letters === 0 || letters + lengthAt(lines, shown) <= AT_ONCE)) {
    letters += lengthAt(lines, shown);
    shown++;
  }
  while (shown > 0 && isNoEnd(lines[shown - 1] ?? '')) shown--;
  const at = lines.slice(0, shown).join('\n').length;
  return at === 0 || text.length - at < WORTH_A_PRESS ? null : at;
}

const lengthAt = (lines: readonly string[], place: number) => lines[place]?.trim().length ?? 0;

/** Whether a text is folded between two items of a list, which then goes on below the fold. */
export function foldsList(text: string, at: number): boolean {
  const last = text.slice(0, at).split('\n').at(-1) ?? '';
  const next = text.slice(at).trimStart();
  return ITEM.test(last) && ITEM.test(next);
}

const isNoEnd = (line: string) => line.trim() === '' || LEADS_ON.test(line);
