const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** How light a colour is, 0 to 1; the colour as `#rrggbb`. */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** The contrast of two colours as WCAG computes it, 1 to 21 (D49). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The least contrast of text (WCAG AA). */
export const AA_TEXT = 4.5;

/** The least contrast of what is no text but has to be seen: rings, borders of fields, charts (WCAG AA). */
export const AA_PART = 3;
