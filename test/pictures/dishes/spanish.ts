import { FOOD, PAINT } from "../colors.ts";
import {
  chili,
  cinnamon,
  lemonWedge,
  lime,
  limeWedge,
  mussel,
  olive,
  onionRing,
  parsley,
  peas,
  shrimp,
  sprig,
  strips,
} from "../garnish.ts";
import { dots, halves, planks, stripes, woven } from "../grounds.ts";
import {
  all,
  around,
  at,
  box,
  type Chance,
  circle,
  type Drawing,
  ellipse,
  onCircle,
  polygon,
  ring,
  shape,
  strewn,
  stroke,
  times,
} from "../shapes.ts";
import { chunks, cubes, gyoza, rice, taco } from "../staples.ts";
import { board, bowl, cup, fork, pan, plate } from "../wares.ts";

const paella = (chance: Chance): Drawing =>
  all(
    stripes(PAINT.lavender, PAINT.lilac, 90, 30),
    at(
      240,
      160,
      all(
        pan(140, PAINT.iron, "#e7a72f"),
        rice(chance, 122, FOOD.saffron, "rgba(160,90,10,.35)"),
        strips(chance, 12, 104, FOOD.tomato, 30),
        peas(chance, 16, 112),
        around(6, 84, () => at(0, 0, mussel(25), 180), 20),
        around(5, 44, () => at(0, 0, shrimp(21), 60), 40),
        at(0, 0, lemonWedge(22), 20),
        parsley(chance, 14, 104),
      ),
    ),
    at(40, 286, lemonWedge(30), 200),
  );

const tortilla = (chance: Chance): Drawing =>
  all(
    halves(PAINT.mustard, PAINT.coral),
    at(
      226,
      160,
      all(
        plate(136, PAINT.white, PAINT.blue),
        circle(5, 8, 104, "rgba(34,16,66,.18)"),
        circle(0, 0, 104, "#e0a33a"),
        circle(0, 0, 97, "#f3c353"),
        chunks(chance, 14, 84, ["#e9ae45", "#f7d274", "#dd9b35"], 15),
        shape(
          polygon([{ x: 0, y: 0 }, onCircle(112, 12), onCircle(118, 32), onCircle(112, 52)]),
          PAINT.white,
        ),
        at(
          22,
          14,
          all(
            shape(
              `M0 0L${onCircle(100, 12).x} ${onCircle(100, 12).y}A100 100 0 0 1 ${onCircle(100, 52).x} ${onCircle(100, 52).y}Z`,
              "#fae199",
            ),
            shape(
              `M0 0L${onCircle(96, 12).x} ${onCircle(96, 12).y}A100 100 0 0 1 ${onCircle(96, 50).x} ${onCircle(96, 50).y}Z`,
              "#f3c353",
            ),
          ),
        ),
        at(-30, -40, sprig(40), -40),
      ),
    ),
    at(
      424,
      62,
      all(
        cup(38, PAINT.white, FOOD.leaf),
        olive("#8fae3f"),
        at(-14, -12, olive("#7f9c35")),
        at(14, -8, olive("#8fae3f")),
        at(2, 16, olive("#7f9c35")),
      ),
    ),
    at(430, 210, fork(), 10),
  );

const tacos = (chance: Chance): Drawing =>
  all(
    woven(PAINT.pink, [PAINT.violet, PAINT.mustard, PAINT.grape, PAINT.cream, PAINT.violet, PAINT.mustard]),
    at(240, 164, board(404, 214, "#8f5a35")),
    at(110, 166, taco(chance, FOOD.meat, 62), -12),
    at(238, 158, taco(chance, "#b8562f", 62), 4),
    at(360, 172, taco(chance, FOOD.meat, 60), -4),
    at(176, 246, limeWedge(24), 190),
    at(302, 92, lime(20)),
    at(60, 56, cup(36, PAINT.night, "#7fae45")),
    at(424, 52, cup(34, PAINT.white, FOOD.tomato)),
    at(430, 278, chili(60), 20),
  );

const ceviche = (chance: Chance): Drawing =>
  all(
    stripes(PAINT.sky, "#a9d4ec", 0, 26),
    at(
      236,
      160,
      all(
        plate(140, PAINT.violet, PAINT.lilac),
        bowl(106, PAINT.white, PAINT.cream, "#f6edd6"),
        cubes(chance, 14, 66, "#fdf3ea", "#e2cdb9", 27),
        strips(chance, 13, 74, FOOD.onion, 38),
        at(-58, 40, all(ellipse(0, 0, 30, 22, "#e27a35"), ellipse(-2, -2, 24, 17, "#f09a50"))),
        at(
          60,
          34,
          strewn(chance, 12, 26, 11, () => circle(0, 0, 6.5, "#f4d66d")),
        ),
        parsley(chance, 16, 70),
        strewn(chance, 5, 60, 26, () => ring(0, 0, 5, FOOD.chili, 3)),
        at(4, -70, lime(19)),
      ),
    ),
    at(430, 70, limeWedge(30), 150),
    at(60, 262, fork(), -30),
  );

const churros = (): Drawing => {
  const one = all(
    box(3, 6, 200, 25, 12, "rgba(34,16,66,.2)"),
    box(0, 0, 200, 25, 12, "#c9853b"),
    box(0, -6, 186, 4, 2, "#e3aa62"),
    box(0, 1, 190, 4, 2, "#a9682a"),
    box(0, 7, 180, 3, 2, "#dd9d51"),
    times(9, (index) => circle(-84 + index * 21, index % 2 === 0 ? -3 : 5, 1.8, PAINT.white)),
  );
  return all(
    dots(PAINT.rose, "#f9c9e6", 30),
    at(
      202,
      160,
      all(
        at(
          0,
          0,
          shape("M-158 -92L150 -118L166 96L-146 116Z", "rgba(34,16,66,.18)", 'transform="translate(6 8)"'),
        ),
        shape("M-158 -92L150 -118L166 96L-146 116Z", PAINT.cream),
        stroke("M-120 -95L-108 113M-62 -100L-52 112M-2 -104L6 106M58 -109L66 104", "rgba(227,92,180,.22)", 5),
      ),
    ),
    at(186, 92, one, -6),
    at(214, 132, one, 5),
    at(186, 172, one, -3),
    at(212, 214, one, 4),
    at(
      404,
      116,
      all(cup(62, PAINT.violet, FOOD.cocoa), stroke("M-22 4A24 24 0 1 1 14 18", "rgba(255,255,255,.16)", 7)),
    ),
    at(412, 258, cinnamon(84), -24),
  );
};

const empanadas = (chance: Chance): Drawing =>
  all(
    planks("#5f3a28", "#4f2f20"),
    at(
      212,
      160,
      all(
        box(6, 9, 330, 236, 20, "rgba(0,0,0,.25)"),
        box(0, 0, 330, 236, 20, PAINT.cream),
        box(0, 0, 306, 212, 12, "#f7e3c2"),
      ),
    ),
    times(6, (index) =>
      at(
        116 + (index % 3) * 96,
        106 + Math.floor(index / 3) * 108,
        gyoza(47, "#eab765"),
        index % 2 === 0 ? -10 : 8,
      ),
    ),
    at(
      424,
      84,
      all(
        cup(46, PAINT.teal, "#4c8a3a"),
        parsley(chance, 14, 30),
        strewn(chance, 5, 26, 14, () => circle(0, 0, 3, FOOD.chili)),
      ),
    ),
    at(428, 242, onionRing(30)),
    at(404, 276, onionRing(20)),
  );

/** Dishes of Spain and Latin America. */
export const SPANISH = { paella, tortilla, tacos, ceviche, churros, empanadas };
