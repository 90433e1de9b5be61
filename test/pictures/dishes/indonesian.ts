import { FOOD, PAINT } from "../colors.ts";
import { chili, cucumber, eggHalf, limeWedge, parsley, peas, strips } from "../garnish.ts";
import { dots, gingham, planks, stripes } from "../grounds.ts";
import {
  all,
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
import { chunks, cubes, flatbread, rice, sauce, skewer } from "../staples.ts";
import { bowl, cup, fork, glass, mat, plate, spoon } from "../wares.ts";

const nasiGoreng = (chance: Chance): Drawing =>
  all(
    stripes(PAINT.teal, "#267a77", 60, 30),
    at(
      226,
      160,
      all(
        plate(136, PAINT.cream, PAINT.mustard),
        shape(blob(chance, 108, 0.05, 9), "#3f8a4a"),
        rice(chance, 90, "#d98d3d", "rgba(255,225,160,.65)"),
        strips(chance, 9, 76, FOOD.carrot, 16),
        peas(chance, 12, 80),
        at(14, -8, shape(blob(chance, 46, 0.12, 9), FOOD.egg)),
        at(18, -6, all(circle(0, 0, 21, FOOD.yolk), ellipse(-6, -8, 6, 3, "rgba(255,255,255,.8)"))),
        at(-72, 44, all(cucumber(19), at(20, 16, cucumber(19)), at(-4, 30, cucumber(18)))),
        at(
          74,
          56,
          at(
            0,
            0,
            all(
              shape("M-26 8Q-20 -20 0 -12T26 -6Q30 10 12 14T-26 8Z", "#fbd9b0"),
              stroke("M-16 2q10 -12 30 -6", "#f0b77e", 3),
            ),
            10,
          ),
        ),
      ),
    ),
    at(416, 78, cup(36, PAINT.plum, FOOD.chili)),
    at(416, 240, fork(), 12),
    at(452, 240, spoon(), 8),
  );

const satay = (chance: Chance): Drawing => {
  const one = skewer(["#9c5229", "#7d3c1d", "#a85c30", "#8a4522"], 25);
  return all(
    planks(PAINT.grape, "#3c1a78"),
    at(
      222,
      156,
      all(
        shape(
          "M-190 8Q-120 -112 40 -104T206 0Q120 108 -40 104T-190 8Z",
          "rgba(0,0,0,.25)",
          'transform="translate(6 9)"',
        ),
        shape("M-190 8Q-120 -112 40 -104T206 0Q120 108 -40 104T-190 8Z", "#3f8f4e"),
        stroke("M-182 6Q0 -12 198 0", "#76bb74", 4),
        times(7, (index) =>
          stroke(
            `M${-120 + index * 44} ${4 - index}l26 ${-70 + Math.abs(index - 3) * 10}M${-120 + index * 44} ${4 - index}l26 ${70 - Math.abs(index - 3) * 10}`,
            "#357c43",
            2.5,
          ),
        ),
        times(4, (index) => at(-24 + index * 6, -57 + index * 38, one, -6)),
      ),
    ),
    at(
      390,
      92,
      all(
        cup(46, PAINT.walnut, "#c98b46"),
        strewn(chance, 9, 28, 12, () => circle(0, 0, 3.4, "#8d5526")),
      ),
    ),
    at(404, 240, all(cucumber(24), at(-26, 26, cucumber(22)), at(12, 36, cucumber(22)))),
    at(52, 272, limeWedge(28), 160),
  );
};

const rendang = (chance: Chance): Drawing =>
  all(
    dots(PAINT.mustard, "#e09d22", 28),
    at(
      252,
      160,
      all(
        bowl(134, PAINT.clay, "#8f3d2a", "#5b2a17"),
        at(0, 4, sauce(chance, 106, "#6f3519")),
        chunks(chance, 15, 84, ["#7c3f22", "#5e2c18", "#8d4d2b"], 25),
        strewn(chance, 16, 92, 18, () => stroke("M-8 0q8 -6 16 0", "#c98b46", 3.5)),
        at(
          -30,
          -60,
          all(
            at(0, 0, shape("M-30 0Q0 -22 30 0Q0 22 -30 0Z", FOOD.darkLeaf), 30),
            at(34, 22, shape("M-26 0Q0 -18 26 0Q0 18 -26 0Z", FOOD.leaf), -30),
          ),
        ),
        at(50, 60, chili(52), 200),
      ),
    ),
    at(66, 236, all(bowl(60, PAINT.white, PAINT.cream, FOOD.rice), rice(chance, 46))),
    at(64, 70, spoon(PAINT.walnut), -30),
  );

const gadoGado = (chance: Chance): Drawing =>
  all(
    gingham(PAINT.mint, "#a8dcc3", 40),
    at(
      240,
      160,
      all(
        mat(146, "#d9b27a", "#b98d55"),
        plate(126, PAINT.lilac, PAINT.violet),
        at(-50, -48, all(shape(blob(chance, 42, 0.12), FOOD.pea), strips(chance, 9, 34, FOOD.leaf, 34))),
        at(46, -52, all(cucumber(22), at(22, 22, cucumber(22)), at(-14, 24, cucumber(22)))),
        at(64, 30, cubes(chance, 5, 34, "#eebf73", "#c48a3c", 28)),
        at(6, 74, all(eggHalf(26), at(-42, -6, eggHalf(26), 60))),
        at(-70, 20, strips(chance, 14, 32, FOOD.cream, 30)),
        shape(blob(chance, 44, 0.14, 9), "#b5713a"),
        strewn(chance, 12, 36, 12, () => circle(0, 0, 3.6, "#8a4f22")),
        at(-8, -6, chili(38), 40),
      ),
    ),
    at(430, 62, glass(36, "#e79a4b")),
    at(44, 270, limeWedge(28), 150),
  );

const injera = (chance: Chance): Drawing =>
  all(
    dots(PAINT.clay, "#d56b4e", 36),
    at(
      232,
      160,
      all(
        circle(7, 10, 144, "rgba(34,16,66,.25)"),
        circle(0, 0, 144, "#c99a62"),
        ring(0, 0, 136, PAINT.violet, 5, 'stroke-dasharray="14 9"'),
        flatbread(chance, 124, "#dcc2a0", "#a98562"),
        at(0, -62, shape(blob(chance, 34, 0.1), "#d8973a")),
        at(56, -24, shape(blob(chance, 32, 0.1), "#3f7a3f")),
        at(52, 40, all(shape(blob(chance, 33, 0.1), "#b3361f"), eggHalf(18))),
        at(-4, 72, shape(blob(chance, 32, 0.1), "#8a4a26")),
        at(-60, 38, all(shape(blob(chance, 32, 0.1), "#e0b95a"), strips(chance, 6, 18, FOOD.carrot, 18))),
        at(-60, -30, shape(blob(chance, 32, 0.1), "#7c2340")),
        at(0, 4, all(shape(blob(chance, 30, 0.1), PAINT.white), parsley(chance, 8, 20))),
      ),
    ),
    at(
      420,
      92,
      all(
        at(0, 0, box(4, 6, 46, 128, 20, "rgba(34,16,66,.25)")),
        box(0, 0, 46, 128, 20, "#d0b48f"),
        stroke("M-9 -58v116M8 -58v116", "#b3946c", 3),
      ),
      12,
    ),
    at(428, 262, cup(38, PAINT.night, "#3b1d12")),
  );

/** Dishes of Indonesia, and of Ethiopia. */
export const INDONESIAN = { "nasi-goreng": nasiGoreng, satay, rendang, "gado-gado": gadoGado, injera };
