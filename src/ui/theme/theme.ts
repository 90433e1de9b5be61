import { createTheme, type MantineColorsTuple } from "@mantine/core";

/** Ten steps from the brand's primary colour, which is the seventh. */
export const VIOLET: MantineColorsTuple = [
  "#f5f0fd",
  "#e8dcf9",
  "#d3bbf3",
  "#bd99ec",
  "#a97ae5",
  "#8d55da",
  "#7236cb",
  "#602dac",
  "#4e248d",
  "#3b1b6b",
];

/**
 * What floats over a page floats within its landmark: outside, nobody who goes by landmarks meets it. The one that came
 * with the page goes when the program's own is there.
 */
export const IN_MAIN = { target: "main:not(#early *)" };

/** The look of the console: calm greys, violet for what can be acted on. */
export const theme = createTheme({
  colors: { violet: VIOLET },
  primaryColor: "violet",
  primaryShade: { light: 6, dark: 6 },
  fontFamily:
    "system-ui, 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Devanagari', 'Noto Sans Gurmukhi', sans-serif",
  fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "0.9375rem", lg: "1.0625rem", xl: "1.25rem" },
  headings: {
    fontWeight: "650",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "1.5rem", lineHeight: "1.3" },
      h2: { fontSize: "1.125rem", lineHeight: "1.4" },
      h3: { fontSize: "1rem", lineHeight: "1.4" },
    },
  },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "16px" },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    // The head of what lies over the page is no second banner of it.
    Modal: { defaultProps: { attributes: { header: { role: "none" } } } },
    // Its body, which has no id then, is no description of it: that would be all that can be read there.
    Drawer: { defaultProps: { attributes: { header: { role: "none" }, body: { id: undefined } } } },
  },
});
