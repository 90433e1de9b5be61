import {
  all,
  around,
  at,
  box,
  circle,
  type Drawing,
  ellipse,
  ring,
  scalloped,
  shape,
  stroke,
  times,
} from "./shapes.ts";

/** A mark in one color, with cut-outs in that of its ground; around the origin, 100 wide and high. */
type Mark = (ink: string, ground: string) => Drawing;

const steam = (ink: string, from: number): Drawing =>
  stroke(`M-16 ${from}q-8 -8 0 -16M0 ${from}q-8 -8 0 -16M16 ${from}q-8 -8 0 -16`, ink, 5);

const wheatEar = (ink: string): Drawing =>
  all(
    stroke("M0 48V-20", ink, 5),
    times(4, (index) =>
      all(
        at(-12, 20 - index * 17, ellipse(0, 0, 14, 6.5, ink), 42),
        at(12, 20 - index * 17, ellipse(0, 0, 14, 6.5, ink), -42),
      ),
    ),
    at(0, -42, ellipse(0, 0, 6.5, 13, ink)),
  );

/** The marks that logos and emblems are made of. */
export const MARKS = {
  bowl: (ink, ground) =>
    all(
      shape("M-46 0H46Q42 42 0 42T-46 0Z", ink),
      box(0, 44, 40, 8, 4, ink),
      steam(ink, -12),
      stroke("M-30 14Q-24 26 -12 31", ground, 5),
    ),
  fork: (ink) =>
    at(
      0,
      0,
      all(
        at(
          -16,
          0,
          all(
            stroke("M0 -6V46", ink, 9),
            shape("M-15 -48v28q0 16 15 16t15 -16v-28h-5v24h-6v-24h-8v24h-6v-24z", ink),
          ),
        ),
        at(20, 0, all(stroke("M0 0V46", ink, 9), ellipse(0, -24, 14, 23, ink))),
      ),
      0,
    ),
  flame: (ink, ground) =>
    all(
      shape("M2 -50Q38 -14 34 16Q30 48 0 48T-34 14Q-32 -8 -16 -22Q-14 -6 -4 -4Q-12 -30 2 -50Z", ink),
      shape("M0 40Q-18 36 -15 18Q-10 4 2 -6Q4 8 13 16Q18 36 0 40Z", ground),
    ),
  leaf: (ink, ground) =>
    at(
      0,
      0,
      all(
        shape("M-36 36Q-48 -34 40 -42Q46 42 -36 36Z", ink),
        stroke("M-42 44L18 -18M-18 18V-8M-4 6H20", ground, 5),
      ),
      0,
    ),
  fish: (ink, ground) =>
    all(
      shape("M-48 0Q-18 -36 22 -6L46 -26Q40 0 46 26L22 6Q-18 36 -48 0Z", ink),
      circle(-24, -5, 5, ground),
      stroke("M-10 -14Q0 0 -10 14", ground, 4),
    ),
  hat: (ink, ground) =>
    all(
      shape("M-28 18Q-54 8 -44 -16Q-34 -34 -18 -26Q0 -56 18 -26Q34 -34 44 -16Q54 8 28 18Z", ink),
      box(0, 32, 58, 18, 5, ink),
      stroke("M-12 4V16M12 4V16M0 0V16", ground, 4),
    ),
  pot: (ink, ground) =>
    all(
      box(0, 18, 72, 48, 10, ink),
      box(0, -12, 84, 9, 4, ink),
      circle(0, -22, 6, ink),
      box(-43, 8, 16, 9, 4, ink),
      box(43, 8, 16, 9, 4, ink),
      stroke("M-22 10V28", ground, 6),
      stroke("M-12 -34q-6 -7 0 -14M12 -34q-6 -7 0 -14", ink, 5),
    ),
  chili: (ink, ground) =>
    all(
      shape("M-14 -24Q-34 20 40 46Q-40 58 -44 4Q-44 -22 -26 -28Z", ink),
      stroke("M-20 -28Q-14 -46 4 -46", ink, 8),
      stroke("M-32 2Q-30 24 -8 36", ground, 5),
    ),
  wheat: (ink) => wheatEar(ink),
  cup: (ink, ground) =>
    all(
      shape("M-38 -10H28V16Q28 42 -5 42T-38 16Z", ink),
      ring(34, 10, 13, ink, 7),
      box(-5, 48, 76, 7, 3, ink),
      stroke("M-20 -20q-7 -9 0 -18M-4 -20q-7 -9 0 -18M12 -20q-7 -9 0 -18", ink, 5),
      stroke("M-26 4V16", ground, 5),
    ),
  egg: (ink, ground) =>
    all(
      shape("M-4 -44Q30 -48 40 -16T30 36Q4 50 -22 40T-44 4Q-42 -40 -4 -44Z", ink),
      circle(0, -2, 19, ground),
      circle(-5, -8, 5, ink),
    ),
  slice: (ink, ground) =>
    all(
      shape("M0 48L-44 -30Q0 -56 44 -30Z", ink),
      stroke("M-38 -20Q0 -42 38 -20", ground, 5),
      circle(-10, -4, 7, ground),
      circle(14, -6, 6, ground),
      circle(0, 18, 6, ground),
    ),
  taco: (ink, ground) =>
    all(
      shape("M-46 26A46 46 0 0 1 46 26Q40 34 0 34T-46 26Z", ink),
      ...[
        [-40, 2],
        [-26, -16],
        [-9, -25],
        [9, -25],
        [26, -16],
        [40, 2],
      ].map(([x = 0, y = 0]) => circle(x, y, 9, ink)),
      stroke("M-34 14A36 36 0 0 1 34 14", ground, 4),
    ),
  carrot: (ink, ground) =>
    at(
      0,
      0,
      all(
        shape("M-18 -18Q0 -34 18 -18Q22 10 0 50Q-22 10 -18 -18Z", ink),
        stroke("M0 -26V-48M-6 -26L-18 -44M6 -26L18 -44", ink, 7),
        stroke("M-14 -4H0M14 8H2M-9 20H2", ground, 4),
      ),
      20,
    ),
  lemon: (ink, ground) =>
    all(
      circle(0, 0, 44, ink),
      circle(0, 0, 35, ground),
      around(8, 18, () => shape("M-13 0L13 -9Q17 0 13 9Z", ink)),
    ),
  dumpling: (ink, ground) =>
    all(
      shape("M-46 24Q-40 -30 0 -34T46 24Q0 44 -46 24Z", ink),
      stroke("M-22 -14Q-22 0 -28 8M-8 -22Q-6 -4 -12 8M8 -22Q10 -4 8 8M22 -14Q26 -2 26 8", ground, 4.5),
    ),
  mortar: (ink, ground) =>
    all(
      shape("M-40 -4H40Q38 34 14 40H-14Q-38 34 -40 -4Z", ink),
      box(0, 46, 50, 8, 4, ink),
      at(20, -26, box(0, 0, 12, 50, 6, ink), 34),
      stroke("M-26 10Q-22 22 -12 27", ground, 5),
    ),
  grape: (ink, ground) =>
    all(
      ...[
        [-22, -8],
        [0, -8],
        [22, -8],
        [-11, 11],
        [11, 11],
        [0, 30],
      ].map(([x = 0, y = 0]) => all(circle(x, y, 12.5, ground), circle(x, y, 11, ink))),
      stroke("M0 -18Q2 -34 12 -42", ink, 5),
      at(-12, -32, ellipse(0, 0, 15, 8, ink), 20),
    ),
  star: (ink, ground) =>
    all(
      around(6, 22, () => all(ellipse(4, 0, 25, 10, ink), ellipse(8, 0, 7, 3, ground))),
      circle(0, 0, 7, ground),
    ),
  moon: (ink, ground) =>
    all(
      shape("M8 -46A46 46 0 1 0 44 22A38 38 0 0 1 8 -46Z", ink),
      stroke("M28 -30v16M20 -22h16", ink, 5),
      circle(40, -4, 3, ink),
      circle(-22, 14, 5, ground),
      circle(-8, 32, 4, ground),
    ),
  jar: (ink, ground) =>
    all(
      box(0, 10, 62, 74, 14, ink),
      box(0, -36, 52, 13, 4, ink),
      box(0, 12, 42, 32, 6, ground),
      ellipse(0, 12, 7, 12, ink),
    ),
  crown: (ink, ground) =>
    all(
      shape("M-44 30L-40 -26L-18 0L0 -38L18 0L40 -26L44 30Q0 42 -44 30Z", ink),
      stroke("M-32 20Q0 28 32 20", ground, 5),
    ),
  heart: (ink, ground) =>
    all(
      shape("M0 44Q-60 0 -40 -28Q-20 -50 0 -22Q20 -50 40 -28Q60 0 0 44Z", ink),
      stroke("M-28 -8Q-28 -22 -16 -24", ground, 5),
    ),
  people: (ink, ground) =>
    all(
      circle(-26, -10, 15, ink),
      circle(26, -10, 15, ink),
      shape("M-52 40Q-50 10 -26 10T-2 40ZM2 40Q2 10 26 10T52 40Z", ink),
      circle(0, -20, 21, ground),
      circle(0, -20, 17, ink),
      shape("M-34 46Q-32 2 0 2T34 46Z", ground),
      shape("M-29 46Q-28 7 0 7T29 46Z", ink),
    ),
} as const satisfies Readonly<Record<string, Mark>>;

export type MarkName = keyof typeof MARKS;

/** What a mark stands on: a badge of one color on a ground of another. */
const BADGES = {
  flower: scalloped(10, 72, 9),
  shield: "M0 -72Q34 -52 64 -56V2Q60 50 0 74Q-60 50 -64 2V-56Q-34 -52 0 -72Z",
  hexagon:
    "M-7 -72Q0 -76 7 -72L59 -42Q66 -38 66 -30V30Q66 38 59 42L7 72Q0 76 -7 72L-59 42Q-66 38 -66 30V-30Q-66 -38 -59 -42Z",
  round: "M0 -70A70 70 0 1 1 0 70A70 70 0 1 1 0 -70Z",
} as const;

const BACKDROPS = {
  disc: (color: string): Drawing => circle(80, 80, 60, color),
  hill: (color: string): Drawing => shape("M0 112Q80 72 160 112V160H0Z", color),
  sun: (color: string): Drawing => at(80, 80, shape(scalloped(14, 64, 7), color)),
  band: (color: string): Drawing => shape("M0 120L160 40V104L0 184Z", color),
  none: (): Drawing => "",
} as const;

/** A kitchen's logo: a mark on a square with something behind it. */
export const logo = (
  mark: MarkName,
  backdrop: keyof typeof BACKDROPS,
  ground: string,
  back: string,
  ink: string,
): Drawing =>
  all(
    box(80, 80, 160, 160, 0, ground),
    BACKDROPS[backdrop](back),
    at(80, 80, MARKS[mark](ink, backdrop === "disc" || backdrop === "sun" ? back : ground)),
  );

/** A tribe's emblem: a mark on a badge with a line along its edge. */
export const emblem = (
  mark: MarkName,
  badge: keyof typeof BADGES,
  ground: string,
  field: string,
  ink: string,
): Drawing =>
  all(
    box(80, 80, 160, 160, 0, ground),
    at(80, 80, shape(BADGES[badge], field)),
    at(80, 80, shape(BADGES[badge], "none", `stroke="${ink}" stroke-width="3" opacity=".7"`), 0, 0.87),
    at(80, 80, MARKS[mark](ink, field), 0, 0.8),
  );
