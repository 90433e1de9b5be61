import type { Page } from "@playwright/test";

/** What a page shows: its texts, which of them are shortened by an ellipsis, and what is wrong with their places. */
export interface ShownTexts {
  /** Texts, and the names, hints and descriptions that only some see. */
  readonly texts: ReadonlyArray<string>;
  readonly shortened: ReadonlyArray<string>;
  readonly faults: ReadonlyArray<string>;
}

/** Reads all texts of a page and measures where they stand. A pixel is let through: browsers round. */
export const shownTexts = (page: Page): Promise<ShownTexts> =>
  page.evaluate(() => {
    const TOLERANCE = 1;
    const texts = new Set<string>();
    const shortened = new Set<string>();
    const faults = new Set<string>();
    const placed: Array<{ text: string; box: DOMRect; owner: Element }> = [];

    const add = (text: string | null | undefined): void => {
      const trimmed = text?.trim() ?? "";
      if (trimmed !== "") texts.add(trimmed);
    };
    const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
    const ancestors = function* (element: Element): Generator<Element> {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        yield at;
    };
    const isOutside = (box: DOMRect, place: DOMRect): boolean =>
      box.left < place.left - TOLERANCE || box.right > place.right + TOLERANCE;
    // The box of a line may be higher than what is drawn: only what loses a part of its letters is cut.
    const isCutBelow = (box: DOMRect, place: DOMRect): boolean =>
      box.bottom - place.bottom > box.height / 4 || place.top - box.top > box.height / 4;
    /** For screen readers only: drawn in a single pixel, or out of the window until it has the focus. */
    const isHiddenVisually = (element: Element): boolean =>
      [...ancestors(element)].some((at) => {
        const { clip, clipPath, visibility, position } = styleOf(at);
        const { width, height, bottom } = at.getBoundingClientRect();
        return (
          visibility === "hidden" ||
          clip === "rect(0px, 0px, 0px, 0px)" ||
          clipPath === "inset(50%)" ||
          (width <= 1 && height <= 1) ||
          (position === "fixed" && bottom < 0)
        );
      });
    const isFloating = (element: Element): boolean =>
      [...ancestors(element)].some((at) => ["fixed", "sticky"].includes(styleOf(at).position));

    const place = (text: string, box: DOMRect, owner: Element): void => {
      let mustFit = true;
      for (const at of ancestors(owner)) {
        const { display, overflowX, overflowY, textOverflow } = styleOf(at);
        if (display === "inline" || display === "contents") continue;
        const around = at.getBoundingClientRect();
        if (isOutside(box, around)) {
          if (overflowX === "auto" || overflowX === "scroll") return;
          if (textOverflow === "ellipsis" && overflowX !== "visible") return void shortened.add(text);
          if (overflowX !== "visible" || mustFit)
            return void faults.add(`${overflowX === "visible" ? "spills" : "clipped"}: ${text}`);
        }
        if (overflowY === "auto" || overflowY === "scroll") return;
        if (overflowY !== "visible" && isCutBelow(box, around)) {
          const isLineClamp = styleOf(at).getPropertyValue("-webkit-line-clamp") !== "none";
          return void (isLineClamp ? shortened : faults).add(isLineClamp ? text : `cut below: ${text}`);
        }
        mustFit = false;
      }
      if (box.left < -TOLERANCE || box.right > innerWidth + TOLERANCE) faults.add(`off the page: ${text}`);
      else if (!isFloating(owner)) placed.push({ text, box, owner });
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (owner === null || owner.closest("script, style, noscript, title, desc") !== null) continue;
      if (owner.closest("option") === null && !owner.checkVisibility()) continue;
      const text = node.textContent?.trim() ?? "";
      if (text === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      // A place where a line may end parts no text.
      add(owner.querySelector(":scope > wbr") === null ? text : owner.textContent);
      if (!isHiddenVisually(owner)) for (const box of boxes) place(text, box, owner);
    }
    for (const element of document.body.querySelectorAll(
      "[aria-label], [title], [placeholder], [alt], [aria-description], [aria-roledescription]",
    )) {
      if (!element.checkVisibility() || element.closest('[aria-hidden="true"]') !== null) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
        add(element.getAttribute(name));
    }

    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const isOver = across > 2 && down > Math.min(one.box.height, other.box.height) / 3;
        if (isOver && one.owner !== other.owner) faults.add(`overlap: ${one.text} | ${other.text}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth + TOLERANCE)
      faults.add(`the page is ${document.documentElement.scrollWidth} px wide in ${innerWidth} px`);
    return { texts: [...texts], shortened: [...shortened], faults: [...faults] };
  });
