import { PAINT } from "./colors.ts";
import { all, box, circle, type Drawing, ellipse, ring, shape, stroke, times } from "./shapes.ts";

/** What tells one portrait from another. */
export interface Person {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  /** The color of a turban, a headscarf or a kippa. */
  readonly cloth?: string;
  readonly cut: keyof typeof CUTS;
  readonly wear: string;
  readonly collar: "round" | "shirt" | "apron" | "scarf";
  readonly glasses?: string;
  readonly beard?: "full" | "moustache" | "stubble";
  readonly extra?: "earrings" | "bindi" | "freckles" | "hat" | "flower";
}

const behind =
  (path: string) =>
  (color: string): Drawing =>
    shape(path, color);
const nothing = (): Drawing => "";

/** How hair, or what covers it, lies behind the head and on it; the head is a circle-like oval around 80, 72. */
const CUTS = {
  short: [
    nothing,
    (color: string) => shape("M47 72Q42 30 80 30T113 72Q108 50 92 48Q70 56 54 50Q48 58 47 72Z", color),
  ],
  side: [
    nothing,
    (color: string) => shape("M46 74Q40 28 84 28Q118 32 114 74Q110 54 96 50Q84 40 66 50Q52 54 46 74Z", color),
  ],
  buzz: [nothing, (color: string) => shape("M48 66Q48 32 80 32T112 66Q104 48 80 48T48 66Z", color)],
  bald: [
    nothing,
    (color: string) => all(shape("M46 80Q44 66 49 62V84Z", color), shape("M114 80Q116 66 111 62V84Z", color)),
  ],
  long: [
    behind("M38 128Q34 30 80 28T122 128Q102 138 80 136T38 128Z"),
    (color: string) => shape("M46 80Q42 34 80 33Q66 58 46 80ZM114 80Q118 34 78 33Q96 62 114 80Z", color),
  ],
  bob: [
    behind("M40 104Q34 28 80 28T120 104Q112 112 104 106H56Q48 112 40 104Z"),
    (color: string) => shape("M45 72Q43 33 80 33T115 72Q98 54 80 54T45 72Z", color),
  ],
  bun: [
    (color: string) => circle(80, 22, 17, color),
    (color: string) => shape("M47 72Q44 30 80 30T113 72Q106 48 80 46T47 72Z", color),
  ],
  curls: [
    (color: string) =>
      all(
        ...[
          [48, 54],
          [54, 36],
          [72, 26],
          [92, 27],
          [108, 39],
          [114, 58],
          [44, 74],
          [117, 76],
          [46, 92],
          [115, 92],
        ].map(([x = 0, y = 0]) => circle(x, y, 17, color)),
      ),
    (color: string) =>
      all(
        ...[
          [58, 46],
          [72, 41],
          [88, 41],
          [102, 47],
        ].map(([x = 0, y = 0]) => circle(x, y, 11, color)),
      ),
  ],
  afro: [
    (color: string) => circle(80, 58, 50, color),
    (color: string) => shape("M46 70Q46 33 80 33T114 70Q98 52 80 52T46 70Z", color),
  ],
  braids: [
    (color: string) =>
      all(
        ...[42, 118].map((x) =>
          times(5, (index) => ellipse(x + (index % 2) * 2, 78 + index * 14, 9, 9, color)),
        ),
        shape("M42 82Q38 28 80 28T118 82Z", color),
      ),
    (color: string) => shape("M45 74Q44 33 80 33T115 74Q102 56 80 55Q58 56 45 74Z", color),
  ],
  waves: [
    behind("M36 116Q46 100 40 82Q34 28 80 28T120 82Q114 100 124 116Q112 126 102 116H58Q48 126 36 116Z"),
    (color: string) => shape("M45 80Q42 33 80 33T115 66Q94 62 80 48Q64 62 45 80Z", color),
  ],
  hijab: [
    behind("M34 150Q30 26 80 24T126 150Z"),
    (color: string) =>
      all(
        shape(
          "M44 82Q42 34 80 34T116 82Q120 118 80 130T44 82ZM53 78Q52 104 80 110T107 78Q106 46 80 46T53 78Z",
          color,
          'fill-rule="evenodd"',
        ),
        stroke("M50 104Q76 134 116 104", "rgba(34,16,66,.16)", 4),
      ),
  ],
  turban: [
    nothing,
    (color: string) =>
      all(
        shape("M42 66Q34 20 80 14T118 66Q100 46 80 50T42 66Z", color),
        stroke("M46 56Q70 30 98 20M56 60Q84 38 112 40M80 49Q94 44 114 54", "rgba(34,16,66,.2)", 3.5),
      ),
  ],
  kippa: [
    nothing,
    (color: string) =>
      all(
        shape("M46 74Q44 32 80 32T114 74Q106 52 80 50T46 74Z", "#4a2e22"),
        shape("M56 38Q80 20 104 38Q80 44 56 38Z", color),
      ),
  ],
} as const;

const MOUTH = "rgba(90,20,30,.75)";

const collarOf = (collar: Person["collar"], wear: string): Drawing => {
  switch (collar) {
    case "round":
      return shape("M58 122Q80 142 102 122L106 126Q80 152 54 126Z", "rgba(255,255,255,.4)");
    case "shirt":
      return all(
        shape("M60 120L80 140L100 120L110 130L92 152L80 140L68 152L50 130Z", "rgba(255,255,255,.75)"),
        box(80, 154, 3, 20, 1, "rgba(34,16,66,.25)"),
      );
    case "apron":
      return all(
        shape("M54 138H106V160H54Z", PAINT.white),
        stroke("M58 138L62 120M102 138L98 120", PAINT.white, 6),
        stroke("M64 146H96", wear, 3),
      );
    case "scarf":
      return all(
        shape("M50 118Q80 140 110 118Q116 132 104 138Q80 150 56 138Q44 132 50 118Z", "rgba(255,255,255,.55)"),
        shape("M94 138L112 160H92L84 142Z", "rgba(255,255,255,.45)"),
      );
  }
};

const beardOf = (beard: Person["beard"], hair: string): Drawing => {
  switch (beard) {
    case "full":
      return all(
        shape("M48 74Q50 92 62 90Q80 82 98 90Q110 92 112 74Q114 118 80 120T48 74Z", hair),
        ellipse(80, 97, 12, 5, "rgba(90,20,30,.55)"),
      );
    case "moustache":
      return shape("M60 92Q70 82 80 88Q90 82 100 92Q88 96 80 92Q72 96 60 92Z", hair);
    case "stubble":
      return `<g opacity=".22">${shape("M50 78Q54 90 64 88Q80 82 96 88Q106 90 110 78Q112 114 80 116T50 78Z", hair)}</g>`;
    case undefined:
      return "";
  }
};

const extraOf = (extra: Person["extra"]): Drawing => {
  switch (extra) {
    case "earrings":
      return all(circle(47, 92, 4.5, PAINT.mustard), circle(113, 92, 4.5, PAINT.mustard));
    case "bindi":
      return circle(80, 58, 3, "#c5281f");
    case "freckles":
      return all(
        ...[
          [58, 84],
          [63, 88],
          [66, 83],
          [94, 83],
          [97, 88],
          [102, 84],
        ].map(([x = 0, y = 0]) => circle(x, y, 1.5, "rgba(140,60,30,.5)")),
      );
    case "hat":
      return all(
        shape("M52 42Q36 18 62 14Q80 -2 98 14Q124 18 108 42Z", PAINT.white),
        box(80, 44, 62, 14, 4, PAINT.white),
        stroke("M52 49H108", "rgba(34,16,66,.14)", 3),
      );
    case "flower":
      return all(
        ...[0, 72, 144, 216, 288].map((turn) =>
          circle(
            112 + 7 * Math.cos((turn * Math.PI) / 180),
            44 + 7 * Math.sin((turn * Math.PI) / 180),
            6,
            PAINT.pink,
          ),
        ),
        circle(112, 44, 5, PAINT.butter),
      );
    case undefined:
      return "";
  }
};

/** A friendly portrait, 160 wide and high. */
export const portrait = ({
  ground,
  skin,
  hair,
  cloth = hair,
  cut,
  wear,
  collar,
  glasses,
  beard,
  extra,
}: Person): Drawing => {
  const [back, front] = CUTS[cut];
  return all(
    box(80, 80, 160, 160, 0, ground),
    circle(80, 92, 66, "rgba(255,255,255,.18)"),
    back(cloth),
    shape("M14 164Q16 122 58 116H102Q144 122 146 164Z", wear),
    shape("M66 100H94V118Q80 134 66 118Z", skin),
    shape("M66 108Q80 118 94 108V116Q80 126 66 112Z", "rgba(60,10,40,.16)"),
    collarOf(collar, wear),
    cut === "hijab" ? "" : all(ellipse(48, 78, 6.5, 9, skin), ellipse(112, 78, 6.5, 9, skin)),
    ellipse(80, 74, 33, 38, skin),
    beardOf(beard, hair),
    ellipse(60, 88, 6.5, 4, "rgba(232,84,110,.3)"),
    ellipse(100, 88, 6.5, 4, "rgba(232,84,110,.3)"),
    ellipse(67, 74, 3.6, 4.4, "#2a1830"),
    ellipse(93, 74, 3.6, 4.4, "#2a1830"),
    stroke("M60 64Q67 60 73 64M87 64Q93 60 100 64", hair, 3.2),
    stroke("M80 76Q77 84 82 84", "rgba(60,10,30,.35)", 2.6),
    stroke("M70 95Q80 103 90 95", MOUTH, 3.2),
    front(cloth),
    extraOf(extra),
    glasses === undefined
      ? ""
      : all(
          ring(66, 75, 11, glasses, 3),
          ring(94, 75, 11, glasses, 3),
          stroke("M77 74Q80 72 83 74M55 74L48 72M105 74L112 72", glasses, 3),
        ),
  );
};

/** Light to dark, as people are. */
const SKIN = ["#fbd9bd", "#f3c39c", "#e3a877", "#c98a5a", "#a56a40", "#7d4a2c", "#5a3421"] as const;
const HAIR = {
  black: "#1c1426",
  brown: "#4a2c20",
  chestnut: "#7a4325",
  ginger: "#c4622d",
  blond: "#e2b662",
  grey: "#b9b5c6",
  white: "#ebe8f2",
} as const;

/** The people of the sample. */
export const PEOPLE: ReadonlyArray<Person> = [
  { ground: "#e6dbf8", skin: SKIN[1], hair: HAIR.brown, cut: "long", wear: PAINT.violet, collar: "round" },
  {
    ground: "#f5b3dc",
    skin: SKIN[5],
    hair: HAIR.black,
    cut: "afro",
    wear: PAINT.mustard,
    collar: "round",
    extra: "earrings",
  },
  {
    ground: "#bfe0f2",
    skin: SKIN[0],
    hair: HAIR.ginger,
    cut: "side",
    wear: PAINT.pine,
    collar: "shirt",
    beard: "full",
  },
  {
    ground: "#fbe3a1",
    skin: SKIN[3],
    hair: HAIR.black,
    cloth: "#b5316f",
    cut: "hijab",
    wear: "#7a1f52",
    collar: "round",
  },
  { ground: "#c9ebdc", skin: SKIN[2], hair: HAIR.black, cut: "bob", wear: PAINT.coral, collar: "shirt" },
  {
    ground: "#ffcfa8",
    skin: SKIN[4],
    hair: HAIR.black,
    cloth: PAINT.violet,
    cut: "turban",
    wear: PAINT.plum,
    collar: "shirt",
    beard: "full",
  },
  {
    ground: "#b99aea",
    skin: SKIN[1],
    hair: HAIR.grey,
    cut: "bun",
    wear: PAINT.pink,
    collar: "scarf",
    glasses: "#3a2430",
  },
  { ground: "#fbe0f0", skin: SKIN[2], hair: HAIR.black, cut: "short", wear: PAINT.blue, collar: "round" },
  {
    ground: "#7236cb",
    skin: SKIN[3],
    hair: HAIR.black,
    cut: "waves",
    wear: PAINT.pink,
    collar: "round",
    extra: "bindi",
  },
  {
    ground: "#f0b23a",
    skin: SKIN[6],
    hair: HAIR.black,
    cut: "buzz",
    wear: PAINT.grape,
    collar: "apron",
    beard: "stubble",
  },
  {
    ground: "#2c8c88",
    skin: SKIN[1],
    hair: HAIR.blond,
    cut: "braids",
    wear: PAINT.butter,
    collar: "round",
    extra: "freckles",
  },
  {
    ground: "#e35cb4",
    skin: SKIN[2],
    hair: HAIR.chestnut,
    cut: "curls",
    wear: PAINT.grape,
    collar: "round",
    glasses: "#2e1a57",
  },
  {
    ground: "#f3dfc1",
    skin: SKIN[3],
    hair: HAIR.white,
    cut: "short",
    wear: PAINT.teal,
    collar: "shirt",
    beard: "moustache",
    glasses: "#3a2430",
  },
  {
    ground: "#cdb7ee",
    skin: SKIN[4],
    hair: HAIR.black,
    cut: "bun",
    wear: PAINT.coral,
    collar: "round",
    extra: "earrings",
  },
  {
    ground: "#bfe0f2",
    skin: SKIN[1],
    hair: "#4a2e22",
    cloth: PAINT.blue,
    cut: "kippa",
    wear: PAINT.violet,
    collar: "shirt",
    beard: "full",
  },
  { ground: "#f2785c", skin: SKIN[0], hair: HAIR.black, cut: "bob", wear: PAINT.teal, collar: "apron" },
  { ground: "#fbe3a1", skin: SKIN[5], hair: HAIR.black, cut: "braids", wear: PAINT.violet, collar: "scarf" },
  {
    ground: "#c9ebdc",
    skin: SKIN[1],
    hair: HAIR.brown,
    cut: "bald",
    wear: PAINT.grape,
    collar: "round",
    beard: "full",
  },
  {
    ground: "#4a2190",
    skin: SKIN[2],
    hair: HAIR.brown,
    cut: "side",
    wear: PAINT.pink,
    collar: "apron",
    extra: "hat",
  },
  { ground: "#f5b3dc", skin: SKIN[0], hair: HAIR.blond, cut: "waves", wear: PAINT.teal, collar: "round" },
  {
    ground: "#ffcfa8",
    skin: SKIN[4],
    hair: HAIR.black,
    cloth: PAINT.teal,
    cut: "hijab",
    wear: PAINT.pine,
    collar: "round",
    glasses: "#2e1a57",
  },
  {
    ground: "#e6dbf8",
    skin: SKIN[6],
    hair: HAIR.grey,
    cut: "afro",
    wear: PAINT.coral,
    collar: "shirt",
    glasses: "#e35cb4",
  },
  {
    ground: "#b99aea",
    skin: SKIN[3],
    hair: HAIR.black,
    cut: "long",
    wear: PAINT.mustard,
    collar: "round",
    extra: "flower",
  },
  {
    ground: "#2e1a57",
    skin: SKIN[1],
    hair: HAIR.chestnut,
    cut: "short",
    wear: PAINT.rose,
    collar: "shirt",
    beard: "stubble",
  },
  {
    ground: "#f3dfc1",
    skin: SKIN[5],
    hair: HAIR.black,
    cut: "curls",
    wear: PAINT.pink,
    collar: "round",
    beard: "moustache",
  },
  {
    ground: "#c9ebdc",
    skin: SKIN[2],
    hair: HAIR.brown,
    cloth: PAINT.mustard,
    cut: "turban",
    wear: PAINT.clay,
    collar: "round",
    beard: "moustache",
  },
  { ground: "#f0b23a", skin: SKIN[1], hair: HAIR.black, cut: "bun", wear: PAINT.plum, collar: "apron" },
  { ground: "#bfe0f2", skin: SKIN[0], hair: HAIR.white, cut: "bob", wear: PAINT.violet, collar: "scarf" },
];
