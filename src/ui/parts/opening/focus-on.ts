/** As a ref: what is drawn has the focus at once. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
