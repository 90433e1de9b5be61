import { FOOD, PAINT } from "../colors.ts";
import { basil, berry, cherryTomato, dab, olive, parsley, sprig, strawberry } from "../garnish.ts";
import { dots, gingham, halves, marble, stripes } from "../grounds.ts";
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
  onCircle,
  shape,
  strewn,
  stroke,
  times,
} from "../shapes.ts";
import { ball, chunks, croissant, noodles, sauce, tart } from "../staples.ts";
import { board, cup, fork, glass, knife, plate, skillet, teacup } from "../wares.ts";

const ratatouille = (chance: Chance): Drawing => {
  const rounds = [FOOD.tomato, "#7fae52", FOOD.aubergine, FOOD.saffron];
  const ringOf = (count: number, r: number, size: number, from: number): Drawing =>
    around(
      count,
      r,
      (index) =>
        all(
          circle(1, 2, size, "rgba(34,16,66,.3)"),
          circle(0, 0, size, rounds[index % 4] ?? ""),
          circle(0, 0, size * 0.78, ["#ef6b51", "#dcecb2", "#f3e6c8", "#fbdb83"][index % 4] ?? ""),
        ),
      from,
    );
  return all(
    gingham(PAINT.lavender, PAINT.lilac, 40),
    at(
      228,
      160,
      all(
        skillet(136, "#a82f1f"),
        ringOf(20, 92, 24, 0),
        ringOf(13, 54, 23, 10),
        ringOf(6, 22, 20, 0),
        at(0, 0, basil(34)),
        parsley(chance, 8, 96),
      ),
    ),
    at(424, 60, sprig(70), -30),
  );
};

const croissants = (): Drawing =>
  all(
    marble(PAINT.blush, "#f2c3e0"),
    at(186, 168, plate(132, PAINT.white, PAINT.violet)),
    at(160, 130, croissant(74), -18),
    at(226, 212, croissant(70), 14),
    at(394, 100, teacup(46, PAINT.violet, "#b98152")),
    at(
      394,
      100,
      all(
        circle(0, 0, 24, "#e8c49a"),
        stroke("M0 14Q-16 2 -8 -7Q0 -12 0 -2Q0 -12 8 -7Q16 2 0 14Z", "#b98152", 3),
      ),
    ),
    at(398, 246, all(cup(34, PAINT.pink, FOOD.berry), circle(8, 6, 5, "#e35a7c"))),
    at(440, 296, berry()),
    at(330, 290, knife(), 80, 0.8),
  );

const quiche = (chance: Chance): Drawing =>
  all(
    stripes(PAINT.mint, PAINT.white, 45, 22),
    at(
      232,
      160,
      all(
        tart(138, "#f6d470", "", 30),
        chunks(chance, 16, 96, ["#eebf55", "#fbe291", "#e7b04a"], 13),
        strewn(chance, 12, 94, 26, () => box(0, 0, 24, 11, 4, chance.oneOf(["#e58e88", "#d97a72"]))),
        strewn(chance, 7, 92, 34, () => shape("M-14 0Q0 -12 14 0Q0 12 -14 0Z", FOOD.darkLeaf)),
        stroke(
          `M0 0L${onCircle(128, -30).x} ${onCircle(128, -30).y}M0 0L${onCircle(128, 18).x} ${onCircle(128, 18).y}`,
          "#b8743a",
          4,
        ),
      ),
    ),
    at(428, 66, all(cherryTomato(20), at(-30, 20, cherryTomato(18)), at(8, 36, cherryTomato(19)))),
    at(434, 216, fork(PAINT.violet), 8),
  );

const crepes = (chance: Chance): Drawing => {
  const fold = all(
    shape("M-82 40L0 -66Q72 -40 88 30Q0 72 -82 40Z", "rgba(34,16,66,.16)", 'transform="translate(4 7)"'),
    shape("M-82 40L0 -66Q72 -40 88 30Q0 72 -82 40Z", "#f2c878"),
    stroke("M-74 37L2 -54Q60 -30 76 26", "#dda64c", 4),
    at(
      10,
      14,
      strewn(chance, 9, 34, 13, () => ellipse(0, 0, 5, 3, "#cf8f3a", 'opacity=".6"')),
    ),
  );
  return all(
    dots(PAINT.violet, "#8450d6", 34),
    at(238, 162, plate(138, PAINT.white, PAINT.pink)),
    at(196, 156, fold, -8),
    at(262, 176, fold, 24),
    at(
      238,
      120,
      all(
        dab(26, PAINT.white),
        at(18, 20, strawberry(20), 30),
        at(-24, 14, strawberry(18), -40),
        at(4, -18, berry(PAINT.grape, 9)),
        at(-16, -14, berry(PAINT.grape, 8)),
      ),
    ),
    at(312, 232, strawberry(18), 80),
    at(420, 72, cup(38, PAINT.pink, FOOD.cocoa)),
    at(
      60,
      250,
      all(berry(PAINT.night, 12), at(22, 12, berry(FOOD.berry, 11)), at(2, 26, berry(PAINT.night, 11))),
    ),
  );
};

const GRAPES = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => ({
  x: ((index % 3) - 0.5) * 23 + Math.floor(index / 3) * 9,
  y: Math.floor(index / 3) * 19,
}));

const cheeses = (chance: Chance): Drawing =>
  all(
    halves(PAINT.grape, PAINT.plum),
    at(234, 158, board(404, 244, PAINT.oak)),
    at(
      136,
      116,
      all(
        circle(4, 6, 60, "rgba(34,16,66,.25)"),
        circle(0, 0, 60, "#fbf1dc"),
        circle(0, 0, 50, "#fffaf0"),
        shape(`M0 0L60 -12A60 60 0 0 1 48 36Z`, PAINT.oak),
        shape(`M0 0L56 -11L45 34Z`, "#f8e3a0"),
        shape("M14 2l40 -10l-2 8l-38 4z", "#fdf0c4"),
      ),
    ),
    at(
      292,
      104,
      all(
        shape("M-66 36L60 -40L76 26Q70 40 56 42Z", "rgba(34,16,66,.25)", 'transform="translate(4 6)"'),
        shape("M-66 36L60 -40L76 26Q70 40 56 42Z", FOOD.cheese),
        shape("M-66 36L56 42L76 26L60 -40", "none"),
        circle(24, 12, 9, "#e3ac3e"),
        circle(50, -12, 7, "#e3ac3e"),
        circle(-10, 26, 6, "#e3ac3e"),
        circle(52, 26, 5, "#e3ac3e"),
      ),
    ),
    at(
      146,
      228,
      all(
        shape("M-60 30L20 -44L62 30Z", "rgba(34,16,66,.25)", 'transform="translate(4 6)"'),
        shape("M-60 30L20 -44L62 30Z", "#f5ecd6"),
        strewn(chance, 9, 24, 11, () => ellipse(0, 0, 5, 3, "#6f8fb5")),
      ),
    ),
    at(
      272,
      214,
      all(...GRAPES.map(({ x, y }, index) => at(x, y, berry(index % 2 === 0 ? "#6a2a78" : "#84409a", 13)))),
    ),
    at(378, 196, all(cup(32, PAINT.white, FOOD.honey), at(40, 34, box(0, 0, 48, 8, 4, PAINT.walnut), 40))),
    at(434, 286, at(0, 0, sprig(40, "#8fae5f"), 20)),
    at(
      374,
      250,
      times(4, (index) =>
        at(
          index * 12 - 20,
          index * 3,
          all(box(1, 3, 40, 30, 4, "rgba(34,16,66,.2)"), box(0, 0, 40, 30, 4, "#e2b36c")),
          8,
        ),
      ),
    ),
  );

const pizza = (chance: Chance): Drawing =>
  all(
    gingham(PAINT.white, "#f0a9a0", 40),
    at(
      234,
      160,
      all(
        circle(7, 10, 148, "rgba(34,16,66,.2)"),
        circle(0, 0, 148, PAINT.wood),
        shape(blob(chance, 136, 0.02, 13), "#dfa65c"),
        shape(blob(chance, 128, 0.02, 13), "#eebd74"),
        circle(0, 0, 112, FOOD.tomato),
        strewn(chance, 9, 90, 40, () => shape(blob(chance, 25, 0.16), "#fff3dd")),
        strewn(chance, 7, 94, 48, () =>
          all(circle(0, 0, 19, "#b5382c"), circle(-4, -4, 5, "#d8604d"), circle(6, 5, 4, "#d8604d")),
        ),
        strewn(chance, 8, 96, 36, () => olive(PAINT.night, 8)),
        strewn(chance, 6, 80, 46, () => basil(28)),
        stroke("M-140 0H140M-99 -99L99 99M99 -99L-99 99M0 -140V140", "rgba(150,90,40,.5)", 3),
      ),
    ),
    at(432, 62, glass(38, "#a7284f")),
    at(432, 268, basil(44), 30),
  );

const pasta = (chance: Chance): Drawing =>
  all(
    halves(PAINT.teal, PAINT.pine),
    at(
      232,
      160,
      all(
        plate(140, PAINT.white, PAINT.coral),
        noodles(chance, 92, "#f5d683", "#dfb04f"),
        at(0, -4, sauce(chance, 54, FOOD.tomato)),
        at(-26, -20, ball(21, FOOD.meat, "#a9644b")),
        at(24, -22, ball(20, "#82412d", "#a9644b")),
        at(2, 22, ball(21, FOOD.meat, "#a9644b")),
        at(2, -6, basil(38), -30),
        strewn(chance, 16, 84, 14, () => box(0, 0, 12, 4, 2, PAINT.white)),
      ),
    ),
    at(426, 160, fork(), 14),
    at(
      52,
      56,
      all(
        cup(34, PAINT.pink, PAINT.butter),
        strewn(chance, 10, 20, 7, () => box(0, 0, 9, 3, 1.5, PAINT.white)),
      ),
    ),
    at(50, 276, cherryTomato(18)),
    at(84, 290, cherryTomato(15)),
  );

/** Dishes of France and Italy. */
export const FRENCH = { ratatouille, croissants, quiche, crepes, cheeses, pizza, pasta };
