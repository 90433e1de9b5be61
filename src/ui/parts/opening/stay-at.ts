/** Keeps the focus at a button, to which it was given back, when the press that closed what it opened was on nothing. */
export const stayAt = (button: HTMLButtonElement): void => {
  const act = new AbortController();
  const { signal } = act;
  button.addEventListener(
    "blur",
    ({ relatedTarget }) => {
      if (relatedTarget === null) button.focus({ preventScroll: true });
    },
    { once: true, signal },
  );
  // What comes next is another act.
  for (const next of ["pointerdown", "keydown"])
    addEventListener(next, () => act.abort(), { once: true, capture: true, signal });
};
