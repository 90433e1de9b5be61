import { FOOD, PAINT } from "../colors.ts";
import { chiliRing, cucumber, eggHalf, parsley, scallions, sesame, sprig, strips } from "../garnish.ts";
import { gingham, halves, marble, planks, stripes, waves } from "../grounds.ts";
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
  scalloped,
  shape,
  strewn,
  stroke,
  times,
} from "../shapes.ts";
import { chunks, gyoza, maki, nigiri, noodles, onigiri, rice, slab } from "../staples.ts";
import { bowl, chopsticks, cup, plate, skillet, teacup } from "../wares.ts";

const naruto = (r = 17): Drawing =>
  all(
    shape(scalloped(10, r, 3), PAINT.white),
    stroke(
      `M${-r * 0.5} ${r * 0.1}A${r * 0.5} ${r * 0.5} 0 1 1 ${r * 0.2} ${r * 0.45}M${-r * 0.1} 0A${r * 0.2} ${r * 0.2} 0 1 1 ${r * 0.1} ${r * 0.18}`,
      PAINT.pink,
      3.5,
    ),
  );

const chashu = (r = 27): Drawing =>
  all(
    circle(0, 0, r, "#a8623f"),
    circle(0, 0, r * 0.86, "#e0a987"),
    stroke(
      `M${-r * 0.5} ${r * 0.2}A${r * 0.52} ${r * 0.52} 0 1 1 ${r * 0.3} ${r * 0.4}M${-r * 0.14} 0a${r * 0.2} ${r * 0.2} 0 1 1 ${r * 0.3} ${r * 0.12}`,
      "#fbe7d6",
      4.5,
    ),
  );

const ramen = (chance: Chance): Drawing =>
  all(
    halves(PAINT.violet, PAINT.grape),
    at(412, 160, chopsticks(PAINT.pink, PAINT.blush), 14),
    at(62, 72, cup(34, PAINT.night, "#5b2d1f")),
    at(64, 250, cup(28, PAINT.blush, FOOD.chili)),
    at(
      228,
      160,
      all(
        bowl(132, PAINT.night, PAINT.coral, FOOD.broth),
        at(2, 4, noodles(chance, 92)),
        at(-66, -56, all(box(-6, 0, 34, 62, 3, FOOD.nori), box(16, 4, 34, 62, 3, "#2b4c45")), -40),
        at(48, -50, chashu(), 20),
        at(76, -8, chashu(), 70),
        at(-52, 40, eggHalf(27), 30),
        at(-4, 62, eggHalf(27), -20),
        at(56, 52, naruto()),
        at(-74, 0, strips(chance, 9, 20, "#c99a5a", 26)),
        at(-2, -8, scallions(chance, 14, 30)),
      ),
    ),
  );

const sushi = (chance: Chance): Drawing =>
  all(
    waves(PAINT.lavender, PAINT.lilac),
    at(246, 158, box(5, 8, 360, 206, 14, "rgba(34,16,66,.2)")),
    at(240, 150, box(0, 0, 360, 206, 14, PAINT.night)),
    at(240, 150, box(0, 0, 342, 188, 8, PAINT.plum)),
    at(112, 112, nigiri(slab(FOOD.salmon, "#fdd7c3")), 12),
    at(168, 112, nigiri(slab("#d1405a", "#ee8a98")), 12),
    at(224, 112, nigiri(all(slab(FOOD.saffron, "#fbd97f"), box(0, 0, 50, 13, 2, FOOD.nori))), 12),
    at(280, 112, nigiri(all(slab(FOOD.shrimp, PAINT.white))), 12),
    at(345, 104, all(circle(0, 0, 24, "#b9d36b"), shape(blob(chance, 22, 0.12), "#a3c24e"))),
    at(350, 106, stroke("M-16 -6q16 -16 30 2", "rgba(255,255,255,.5)", 3)),
    times(3, (index) => at(110 + index * 54, 206, maki([FOOD.salmon, FOOD.avocado, "#d1405a"][index] ?? ""))),
    times(3, (index) =>
      at(276 + index * 50, 206, maki([FOOD.avocado, FOOD.salmon, FOOD.saffron][index] ?? "", 22)),
    ),
    at(384, 146, all(shape(blob(chance, 24, 0.1), "#f7b7b0"), strips(chance, 4, 14, "#fbd6cf", 22))),
    at(240, 288, chopsticks(PAINT.coral, PAINT.blush), 90),
  );

const onigiriPlate = (chance: Chance): Drawing =>
  all(
    stripes(PAINT.mint, "#b8e2cf", 0, 20),
    at(
      238,
      160,
      all(
        box(6, 9, 330, 190, 95, "rgba(34,16,66,.18)"),
        box(0, 0, 330, 190, 95, PAINT.white),
        box(0, 0, 296, 158, 79, "rgba(34,16,66,.06)"),
      ),
    ),
    at(140, 162, onigiri(50), -10),
    at(236, 154, all(onigiri(50), at(0, -6, sesame(chance, 14, 20, PAINT.night)))),
    at(332, 164, onigiri(50), 12),
    at(
      284,
      224,
      times(4, (index) => circle(index * 15, index % 2 === 0 ? 0 : 8, 10, "#f3c64e")),
    ),
    at(414, 56, teacup(30, PAINT.pine, "#a9bf5a")),
    at(58, 268, cup(26, PAINT.violet, "#d8455f")),
    at(46, 60, sprig(60), 40),
  );

const gyozaPan = (chance: Chance): Drawing =>
  all(
    gingham(PAINT.blush, PAINT.rose, 32),
    at(
      200,
      158,
      all(
        skillet(126, "#4b3a45"),
        around(7, 66, () => at(0, 0, gyoza(36), 90)),
        at(0, 0, scallions(chance, 9, 26)),
      ),
    ),
    at(412, 72, cup(42, PAINT.violet, "#4a231a")),
    at(412, 72, at(0, 0, all(sesame(chance, 8, 18), chiliRing()))),
    at(416, 156, sprig(46), -20),
  );

const okonomiyaki = (chance: Chance): Drawing =>
  all(
    planks("#8d5a3a", "#77492d"),
    at(
      230,
      160,
      all(
        plate(136, PAINT.night, PAINT.violet),
        shape(blob(chance, 104, 0.04, 13), "#c98a3f"),
        shape(blob(chance, 92, 0.06, 12), "#6a2d1c"),
        times(8, (index) =>
          stroke(
            `M${-84 + Math.abs(index - 3.5) * 7} ${(index - 3.5) * 22}q21 -12 42 0t42 0t42 0t${38 - Math.abs(index - 3.5) * 12} 0`,
            "#fff2cf",
            5,
          ),
        ),
        strewn(chance, 12, 74, 24, () => shape("M-13 0Q-4 -11 6 -6Q16 -2 9 6Q0 10 -13 0Z", "#eec9a4")),
        parsley(chance, 16, 80),
      ),
    ),
    at(
      420,
      160,
      all(
        box(4, 6, 20, 120, 6, "rgba(0,0,0,.2)"),
        box(0, 40, 18, 110, 6, PAINT.walnut),
        shape("M-26 -72h52l-10 60h-32z", PAINT.steel),
      ),
      8,
    ),
    at(52, 62, cup(36, PAINT.pink, "#fff2cf")),
  );

const bibimbap = (chance: Chance): Drawing =>
  all(
    marble(PAINT.lavender, "#cdb7ee"),
    at(
      230,
      160,
      all(
        bowl(136, PAINT.night, "#15102b", "#15102b"),
        at(0, 4, rice(chance, 112)),
        at(-58, -52, strips(chance, 16, 36, FOOD.carrot, 34)),
        at(30, -76, all(shape(blob(chance, 34, 0.12), FOOD.darkLeaf), strips(chance, 8, 26, FOOD.leaf, 28))),
        at(80, -4, chunks(chance, 7, 34, ["#7a3b2a", "#91503a"], 15)),
        at(52, 68, strips(chance, 16, 34, "#f1e6c1", 30)),
        at(-34, 80, all(cucumber(20), at(24, 12, cucumber(20)), at(-18, 4, cucumber(18)))),
        at(-84, 24, all(circle(0, 0, 30, "#6b4630"), strips(chance, 8, 22, "#8d6244", 26))),
        at(
          0,
          2,
          all(
            shape(blob(chance, 42, 0.1, 9), FOOD.egg),
            circle(0, 0, 20, FOOD.yolk),
            ellipse(-6, -7, 6, 3, "rgba(255,255,255,.8)"),
          ),
        ),
        sesame(chance, 20, 84),
      ),
    ),
    at(418, 74, cup(38, PAINT.coral, "#9f1f1b")),
    at(420, 210, chopsticks(PAINT.steel, "#b2b2c8"), 20),
  );

/** Dishes of Japan and Korea. */
export const JAPANESE = { ramen, sushi, onigiri: onigiriPlate, gyoza: gyozaPan, okonomiyaki, bibimbap };
