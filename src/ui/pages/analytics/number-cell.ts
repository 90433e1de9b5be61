/** How numbers stand in a column: one below the other. */
export const NUMBER_CELL = { textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;
