/** What the library is told of an overlay: its trap asks for the focus a moment late, and gets none of what is on its way out. */
export const openedAs = (isOpen: boolean) => ({ opened: isOpen, inert: !isOpen });

/** The dialog over the page; nothing while it is only on its way out. */
export const openedDialog = (): HTMLElement | null =>
  document.querySelector('[aria-modal="true"]:not([inert] *)');
