import type { Page } from '@playwright/test';

/** Descriptions of text on a page that is cut off or overlaps. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string;
      block: Element;
      box: DOMRect;
    }

    /** The box that clips a text: undefined in a direction without clipping, or with scrolling. */
    interface Frame {
      x?: DOMRect;
      y?: DOMRect;
    }
    const frames = new Map<Element, Frame>();
    function frameOf(element: Element): Frame {
      const known = frames.get(element);
      if (known) return known;
      const { overflowX, overflowY } = getComputedStyle(element);
      const around =
        element.parentElement && element !== document.body && !/auto|scroll/.test(overflowX + overflowY)
          ? frameOf(element.parentElement)
          : {};
      const box = element.getBoundingClientRect();
      const clips = (overflow: string) => element !== document.body && /hidden|clip/.test(overflow);
      const frame = { ...around, ...(clips(overflowX) && { x: box }), ...(clips(overflowY) && { y: box }) };
      frames.set(element, frame);
      return frame;
    }

    /** Text that is only for screen readers is clipped on purpose. */
    function isForScreenReaders({ x, y }: Frame): boolean {
      return (x !== undefined && x.width <= 1) || (y !== undefined && y.height <= 1);
    }

    function isCut({ box }: Line, { x, y }: Frame): boolean {
      // The box of a line is taller than its letters.
      const slack = box.height / 5;
      return (
        (x !== undefined && (box.left < x.left - 1 || box.right > x.right + 1)) ||
        (y !== undefined && (box.top < y.top - slack || box.bottom > y.bottom + slack))
      );
    }

    const faults: string[] = [];
    const lines: Line[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const parent = texts.currentNode.parentElement;
      if (text === '' || !parent?.checkVisibility()) continue;
      // Floating elements cover the page by design, and so may decorative letters; words in a drawing may overflow it.
      const isDrawn = parent.closest('svg') !== null;
      if (parent.closest(`[href="#main"], aside, [popover]${isDrawn ? '' : ', [aria-hidden="true"]'}`)) continue;
      const frame = frameOf(parent);
      if (isForScreenReaders(frame)) continue;
      let block = parent;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) {
        const line = { text, block, box };
        lines.push(line);
        if (!isDrawn && isCut(line, frame)) faults.push(`cut off: “${text}”`);
      }
    }

    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.box.top >= one.box.bottom) break;
        if (one.block.contains(other.block) || other.block.contains(one.block)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        // The boxes of two close lines may touch although their letters do not.
        if (width > 2 && height > Math.min(one.box.height, other.box.height) / 3) {
          faults.push(`on top of one another: “${one.text}” and “${other.text}”`);
        }
      }
    }
    return [...new Set(faults)];
  });
}

/** The innermost elements that make the page scroll sideways, if it does. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const innermost = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.childElementCount === 0 && element.getBoundingClientRect().right > clientWidth,
    );
    const names = innermost.map((element) => `${element.tagName.toLowerCase()} “${element.textContent.trim()}”`);
    return [`the page is ${scrollWidth - clientWidth} px too wide`, ...names];
  });
}

/**
 * Texts of the main element that a visitor cannot see, because they have no box or an ancestor makes them transparent.
 * Left out are texts that are only for the screen, and those that are visible elsewhere.
 */
export function hiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden = new Set<string>();
    const visible = new Set<string>();
    const notForPaper = 'script, style, noscript, [hidden], [popover], [aria-hidden="true"], .screen-only';
    const byAnyMeans = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    const main = document.querySelector('main');
    if (main === null) return ['there is no main element'];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const parent = texts.currentNode.parentElement;
      if (text === '' || parent?.closest(notForPaper)) continue;
      (parent?.checkVisibility(byAnyMeans) ? visible : hidden).add(text);
    }
    return [...hidden.difference(visible)];
  });
}
