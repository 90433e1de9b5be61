/** A control that is off, and the text that says why; nothing where there is none. */
export const offBecause = (reasonId: string | undefined) =>
  reasonId === undefined
    ? {}
    : // The library's field sets the description itself: only so does it have another one.
      { disabled: true, attributes: { input: { "aria-describedby": reasonId } } };
