/** Keeps a name or times within other words together and in their order, whatever the direction around them. */
export const inOnePiece = (text: string): string => `\u2068${text}\u2069`;
