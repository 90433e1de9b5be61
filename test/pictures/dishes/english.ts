import { FOOD, PAINT } from "../colors.ts";
import {
  avocado,
  avocadoFan,
  berry,
  cherryTomato,
  cinnamon,
  cucumber,
  lemonWedge,
  olive,
  onionRing,
  parsley,
  salad,
  sesame,
  sprig,
  strawberry,
  tomatoSlice,
} from "../garnish.ts";
import { dots, halves, marble, planks, stripes, terrazzo } from "../grounds.ts";
import {
  all,
  around,
  at,
  blob,
  box,
  type Chance,
  circle,
  type Drawing,
  ellipse,
  ring,
  shape,
  strewn,
  stroke,
  times,
} from "../shapes.ts";
import { cubes, fish, slice, tart } from "../staples.ts";
import { board, bowl, cup, fork, napkin, plate } from "../wares.ts";

const burger = (chance: Chance): Drawing =>
  all(
    stripes(PAINT.coral, "#ee6a4c", 45, 24),
    at(
      218,
      168,
      all(
        box(0, 130, 330, 24, 12, "rgba(34,16,66,.22)"),
        shape("M-128 66H128Q128 122 96 122H-96Q-128 122 -128 66Z", "#d9924a"),
        stroke("M-112 84H112", "rgba(255,255,255,.25)", 6),
        box(0, 56, 282, 38, 19, FOOD.char),
        box(0, 46, 270, 14, 7, "#7b4030"),
        shape("M-134 26H134L98 54L70 30L20 66L-30 32L-80 50Z", FOOD.cheese),
        box(0, 12, 268, 22, 11, FOOD.tomato),
        shape(
          "M-142 2Q-126 -18 -106 0Q-88 -20 -68 0Q-48 -20 -28 0Q-8 -20 12 0Q32 -20 52 0Q72 -20 92 0Q112 -18 142 2Q132 18 110 8Q92 20 74 8Q54 20 34 8Q14 20 -6 8Q-26 20 -46 8Q-66 20 -86 8Q-120 20 -142 2Z",
          FOOD.lime,
        ),
        shape("M-132 -14Q-130 -118 0 -118T132 -14Q132 -4 120 -4H-120Q-132 -4 -132 -14Z", "#e0a055"),
        shape("M-112 -40Q-92 -98 -10 -102Q-80 -84 -96 -36Z", "rgba(255,255,255,.35)"),
        at(6, -66, sesame(chance, 13, 40)),
        at(-70, -44, sesame(chance, 4, 20)),
        at(80, -44, sesame(chance, 5, 24)),
      ),
    ),
    at(
      412,
      206,
      all(
        times(7, (index) =>
          at(
            (index - 3) * 13,
            -50 + Math.abs(index - 3) * 6,
            box(0, 0, 13, 120, 3, index % 2 === 0 ? "#f7cf66" : "#f2bd48"),
            (index - 3) * 5,
          ),
        ),
        shape("M-56 -20H56L42 104Q41 112 32 112H-32Q-41 112 -42 104Z", PAINT.violet),
        shape("M-56 -20Q0 16 56 -20L54 -2Q0 34 -54 -2Z", PAINT.grape),
        circle(0, 54, 22, PAINT.rose),
      ),
    ),
  );

const pancakes = (chance: Chance): Drawing =>
  all(
    dots(PAINT.sky, PAINT.white, 36),
    at(
      236,
      162,
      all(
        plate(138, PAINT.white, PAINT.violet),
        ...[
          [10, 14],
          [-6, 6],
          [4, -2],
        ].map(([x = 0, y = 0]) =>
          at(
            x,
            y,
            all(
              circle(3, 5, 94, "rgba(90,40,10,.35)"),
              circle(0, 0, 94, "#eebb6d"),
              circle(0, 0, 84, "#c98138"),
            ),
          ),
        ),
        shape(blob(chance, 68, 0.2, 9), "#8d4a1c", 'opacity=".75"'),
        shape(blob(chance, 40, 0.2, 7), "rgba(255,255,255,.12)"),
        at(
          4,
          -4,
          all(
            box(3, 5, 42, 42, 7, "rgba(90,40,10,.3)"),
            box(0, 0, 42, 42, 7, "#fbe283"),
            box(-6, -6, 20, 20, 4, "#fff0b3"),
          ),
          14,
        ),
        at(66, 58, all(strawberry(20), at(-30, 16, berry("#3f4f9e", 11)), at(-46, 2, berry("#33417f", 10)))),
        at(-74, -58, all(berry("#3f4f9e", 11), at(18, -10, berry(FOOD.berry, 10)))),
      ),
    ),
    at(
      424,
      78,
      all(
        circle(4, 6, 38, "rgba(34,16,66,.2)"),
        circle(0, 0, 38, PAINT.pink),
        at(36, 0, box(0, 0, 26, 12, 6, PAINT.pink)),
        circle(0, 0, 30, "#8d4a1c"),
      ),
    ),
    at(52, 250, fork(PAINT.grape), -14),
  );

const pie = (): Drawing =>
  all(
    planks(PAINT.lavender, "#d0bdf0"),
    at(
      234,
      160,
      all(
        tart(138, "#b5315c", "", 34),
        times(5, (index) =>
          all(
            box((index - 2) * 42, 0, 19, 226 - Math.abs(index - 2) * 34, 4, "#e8b56b"),
            box((index - 2) * 42 - 5, 0, 4, 214 - Math.abs(index - 2) * 34, 2, "#f4cf94"),
          ),
        ),
        times(5, (index) =>
          all(
            box(0, (index - 2) * 42, 226 - Math.abs(index - 2) * 34, 19, 4, "#dea458"),
            box(0, (index - 2) * 42 - 5, 214 - Math.abs(index - 2) * 34, 4, 2, "#f0c582"),
          ),
        ),
        ring(0, 0, 121, "#dba05c", 15),
        around(26, 121, () => box(0, 0, 17, 5, 2, "#c98a45")),
      ),
    ),
    at(
      432,
      74,
      all(
        berry("#b5315c", 17),
        at(-28, 18, berry("#cf4a74", 16)),
        stroke("M0 -12Q-4 -40 -20 -46M-28 4Q-28 -30 -20 -46", FOOD.darkLeaf, 3),
        at(-8, -46, sprig(20)),
      ),
    ),
    at(440, 262, napkin(PAINT.pink, PAINT.blush), 16),
    at(36, 60, cinnamon(56), -50),
  );

const fishAndChips = (chance: Chance): Drawing =>
  all(
    stripes(PAINT.blue, "#3864b4", 0, 32),
    at(
      232,
      160,
      all(
        shape("M-176 -100L150 -122L184 96L-150 124Z", "rgba(0,0,0,.22)", 'transform="translate(7 9)"'),
        shape("M-176 -100L150 -122L184 96L-150 124Z", PAINT.cream),
        stroke("M-130 -70h90M-134 -50h70M-128 80h80M-120 98h110M70 -96h60", "rgba(34,16,66,.13)", 4),
        times(13, (index) =>
          at(
            -96 + (index % 5) * 42 + (index > 9 ? 16 : 0),
            40 + Math.floor(index / 5) * 20,
            all(
              box(2, 4, 76, 15, 3, "rgba(34,16,66,.18)"),
              box(0, 0, 76, 15, 3, index % 2 === 0 ? "#f6cd63" : "#efb945"),
            ),
            chance.between(-40, 40),
          ),
        ),
        at(
          -6,
          -30,
          all(
            shape(
              "M-140 10Q-96 -58 0 -52T134 -24Q144 -6 116 10Q20 52 -140 10Z",
              "rgba(34,16,66,.22)",
              'transform="translate(4 7)"',
            ),
            shape("M-140 10Q-96 -58 0 -52T134 -24Q144 -6 116 10Q20 52 -140 10Z", "#d6913a"),
            shape("M-116 2Q-80 -42 0 -40T108 -18Q40 6 -116 2Z", "#e8b05a"),
            strewn(chance, 12, 44, 16, () => ellipse(0, 0, 7, 3, "#f7d08d")),
          ),
          -4,
        ),
        at(126, 62, all(cup(34, PAINT.white, "#86b04e"), parsley(chance, 8, 18))),
      ),
    ),
    at(428, 62, lemonWedge(34), 150),
    at(48, 278, lemonWedge(28), 200),
  );

const greenSalad = (chance: Chance): Drawing =>
  all(
    halves(PAINT.lilac, PAINT.lavender),
    at(
      234,
      160,
      all(
        bowl(138, PAINT.wood, PAINT.oak, "#2f6b3a"),
        at(0, 4, salad(chance, 30, 98)),
        strewn(chance, 4, 80, 56, () => tomatoSlice(21)),
        strewn(chance, 4, 84, 52, () => cucumber(20)),
        strewn(chance, 3, 74, 60, () => onionRing(18)),
        at(-34, 34, avocadoFan(5), 20),
        cubes(chance, 6, 80, PAINT.white, "#d8cfc4", 19),
        strewn(chance, 5, 88, 40, () => olive("#5b2f6b", 9)),
      ),
    ),
    at(428, 76, all(cup(38, PAINT.white, FOOD.honey), circle(8, 8, 5, "#f8c766"))),
    at(434, 250, avocado(70), 30),
  );

const pumpkinSoup = (chance: Chance): Drawing =>
  all(
    terrazzo(chance, PAINT.cream, [PAINT.mustard, PAINT.lilac, PAINT.coral]),
    at(
      218,
      160,
      all(
        plate(140, PAINT.violet, PAINT.lilac),
        bowl(112, PAINT.plum, PAINT.grape, "#ef8f33"),
        stroke("M-50 -10A52 52 0 1 1 10 50A36 36 0 1 1 -20 -14A20 20 0 0 1 18 6", "#fff0d5", 8),
        strewn(chance, 14, 74, 18, () => ellipse(0, 0, 8, 4.4, "#4f7a3a")),
        at(4, 6, sprig(38), -30),
      ),
    ),
    at(416, 106, slice(46), 12),
    at(410, 232, slice(44), -14),
    at(50, 280, sprig(52), -40),
  );

const sourdough = (chance: Chance): Drawing =>
  all(
    planks(PAINT.walnut, "#5d3824"),
    at(214, 162, board(380, 226, "#c79a68")),
    at(
      168,
      160,
      all(
        circle(5, 9, 98, "rgba(34,16,66,.25)"),
        circle(0, 0, 98, "#a8642c"),
        circle(0, -4, 90, "#c9843f"),
        stroke("M-4 -76Q22 0 -4 70", "#f7e2bd", 11),
        times(5, (index) =>
          all(
            at(-38, -46 + index * 24, shape("M-16 0Q0 -9 16 0Q0 5 -16 0Z", "#f3d7a6"), -36),
            at(40, -46 + index * 24, shape("M-16 0Q0 -9 16 0Q0 5 -16 0Z", "#f3d7a6"), 36),
          ),
        ),
        strewn(chance, 22, 84, 14, () => circle(0, 0, 1.8, "#f7e6c8")),
      ),
    ),
    at(
      324,
      124,
      all(
        slice(50),
        strewn(chance, 10, 34, 13, () => ellipse(0, 0, 5, 3.4, "#e3c594")),
      ),
      8,
    ),
    at(
      338,
      220,
      all(
        slice(46),
        strewn(chance, 9, 30, 13, () => ellipse(0, 0, 5, 3.4, "#e3c594")),
      ),
      -10,
    ),
    at(440, 58, cup(34, PAINT.pink, "#fbe283")),
    at(
      440,
      250,
      times(5, (index) =>
        all(
          at(
            0,
            -50 + index * 20,
            all(
              at(-8, 0, ellipse(0, 0, 11, 5, PAINT.mustard), 40),
              at(8, 0, ellipse(0, 0, 11, 5, PAINT.mustard), -40),
            ),
          ),
          box(0, 10, 3, 130, 1, "#d9a13a"),
        ),
      ),
    ),
  );

const grilledFish = (): Drawing =>
  all(
    marble("#dfeef7", "#b5d3e8"),
    at(
      232,
      160,
      all(
        box(6, 9, 350, 184, 92, "rgba(34,16,66,.18)"),
        box(0, 0, 350, 184, 92, PAINT.white),
        box(0, 0, 318, 152, 76, "#f3ecf9"),
        at(-6, 2, fish(270, "#6f94b8", "#d5e4ef"), -5),
        times(4, (index) => at(-56 + index * 40, 0, stroke("M-10 -30l18 58", "rgba(46,26,87,.5)", 5))),
        at(-96, -46, sprig(56), -20),
        at(92, 50, sprig(50), 160),
        ...[-70, -24, 24].map((x, index) =>
          at(
            x,
            54 - index * 2,
            all(
              circle(0, 0, 19, FOOD.lemon),
              circle(0, 0, 15, "#fdf0a9"),
              around(6, 8, () => ellipse(0, 0, 6, 2.6, "#f7dc62")),
            ),
          ),
        ),
      ),
    ),
    at(436, 54, cup(34, PAINT.violet, FOOD.saffron)),
    at(436, 270, cherryTomato(18)),
    at(404, 290, cherryTomato(15)),
    at(44, 46, tomatoSlice(24)),
  );

/** Dishes of wherever English is spoken. */
export const ENGLISH = {
  burger,
  pancakes,
  pie,
  "fish-and-chips": fishAndChips,
  salad: greenSalad,
  "pumpkin-soup": pumpkinSoup,
  sourdough,
  "grilled-fish": grilledFish,
};
