interface Wanted {
  /** Selector of the part of the page. */
  within: string;
  wanted: readonly { text: string; pattern: string }[];
}

/**
 * Runs in the page: those of the texts that nobody who looks at it now can read. A text is read where it is
 * the whole of a piece of text, of an element, of an empty field's placeholder or of a button's name.
 */
export function unseenTexts({ within, wanted }: Wanted): string[] {
  const LEAST = 3;
  const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

  // What lies behind a modal dialog is dimmed and out of reach.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const clips = (value: string) => value !== 'visible';
  const hides = (value: string) => value === 'hidden' || value === 'clip';

  /** What of a box is left when all that stand around it have cut theirs. */
  const isInSight = (start: Element, of: DOMRect): boolean => {
    if (modal && !modal.contains(start)) return false;
    if (!start.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    let { left, top, right, bottom } = of;
    const isLarge = () => right - left >= LEAST && bottom - top >= LEAST;
    const cut = (box: { left: number; top: number; right: number; bottom: number }) => {
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    };
    for (
      let each: Element | null = start;
      each && each !== document.body;
      each = each.parentElement
    ) {
      const { overflowX, overflowY, position, textTransform } = getComputedStyle(each);
      if (textTransform !== 'none') return false;
      const box = each.getBoundingClientRect();
      // Made for those who listen: a box of a single pixel.
      if ((clips(overflowX) || clips(overflowY)) && Math.min(box.width, box.height) < LEAST)
        return false;
      cut({
        left: hides(overflowX) ? box.left : left,
        right: hides(overflowX) ? box.right : right,
        top: hides(overflowY) ? box.top : top,
        bottom: hides(overflowY) ? box.bottom : bottom,
      });
      if (position === 'fixed') cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    }
    return isLarge() && right > 0 && bottom + scrollY > 0;
  };

  const isTextInSight = (node: Node): boolean => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return (
      node.parentElement !== null && isInSight(node.parentElement, range.getBoundingClientRect())
    );
  };

  const textsIn = (root: Node): Node[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode())
      if (words(walker.currentNode.nodeValue)) found.push(walker.currentNode);
    return found;
  };

  const nameOf = (element: Element): string => {
    if (element.matches(':placeholder-shown')) return words(element.getAttribute('placeholder'));
    return element.matches('button, a[href]') ? words(element.getAttribute('aria-label')) : '';
  };

  const elements = [...document.querySelectorAll(within)].flatMap((root) => [
    root,
    ...root.querySelectorAll('*:not(script, style, template, noscript)'),
  ]);
  const isRead = (pattern: RegExp) =>
    elements.some((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (own.some((node) => pattern.test(words(node.nodeValue)) && isTextInSight(node)))
        return true;
      const select = element.closest('select') ?? element;
      const box = select.getBoundingClientRect();
      if (element.matches('option') && pattern.test(words(element.textContent)))
        return isInSight(select, box);
      if (pattern.test(nameOf(element)) && isInSight(element, box)) return true;
      return pattern.test(words(element.textContent)) && textsIn(element).every(isTextInSight);
    });
  return wanted.filter(({ pattern }) => !isRead(new RegExp(pattern))).map(({ text }) => text);
}
