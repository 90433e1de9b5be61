/** Puts the focus on what is no control, so that it is read out and the keyboard goes on from there. */
export const takeFocus = (place: HTMLElement | null): void => {
  if (place === null) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
};
