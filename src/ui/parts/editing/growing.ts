/** A text of several lines grows as it is typed, until it scrolls. */
export const GROWING = { autosize: true, minRows: 3, maxRows: 10 } as const;
