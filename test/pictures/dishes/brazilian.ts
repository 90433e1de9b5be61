import { FOOD, PAINT } from "../colors.ts";
import {
  banana,
  berry,
  chili,
  cinnamon,
  limeWedge,
  orange,
  parsley,
  shrimp,
  sprig,
  strawberry,
} from "../garnish.ts";
import { gingham, stripes, terrazzo, tiles, woven } from "../grounds.ts";
import {
  all,
  at,
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
import { beans, chunks, rice, sauce, tart } from "../staples.ts";
import { bowl, pan, plate, spoon, teacup } from "../wares.ts";

const feijoada = (chance: Chance): Drawing =>
  all(
    woven(PAINT.mustard, [PAINT.teal, PAINT.violet, PAINT.coral]),
    at(
      204,
      160,
      all(
        pan(118, "#4a3a36", "#2b1714"),
        beans(chance, 26, 92, "#4a2a26"),
        chunks(chance, 7, 76, ["#8d4a38", "#a95c48"], 19),
        parsley(chance, 8, 84),
      ),
    ),
    at(408, 88, all(plate(60, PAINT.white, PAINT.pink), rice(chance, 40))),
    at(
      410,
      240,
      all(
        plate(58, PAINT.white, PAINT.violet),
        at(-14, -12, orange(24)),
        at(16, 0, orange(24)),
        at(-6, 22, orange(22)),
      ),
    ),
    at(54, 284, limeWedge(26), 190),
  );

const paoDeQueijo = (): Drawing => {
  const one = (r: number): Drawing =>
    all(
      circle(3, 6, r, "rgba(34,16,66,.2)"),
      circle(0, 0, r, "#dda04b"),
      circle(-2, -3, r * 0.86, "#f0c06d"),
      circle(-r * 0.24, -r * 0.3, r * 0.4, "#f8d690"),
      stroke(
        `M${-r * 0.2} ${r * 0.3}q${r * 0.3} ${-r * 0.14} ${r * 0.5} ${r * 0.1}M${r * 0.2} ${-r * 0.4}q${r * 0.2} ${r * 0.1} ${r * 0.26} ${r * 0.3}`,
        "#cf8f3c",
        3,
      ),
    );
  return all(
    gingham(PAINT.white, "#bfe3cf", 36),
    at(
      206,
      162,
      all(
        circle(7, 10, 138, "rgba(34,16,66,.2)"),
        circle(0, 0, 138, "#b27a44"),
        ring(0, 0, 128, "#d3a06a", 8, 'stroke-dasharray="18 7"'),
        circle(0, 0, 116, PAINT.rose),
        shape("M-116 0L0 -116L116 0L0 116Z", PAINT.blush),
      ),
    ),
    ...[
      [160, 110],
      [232, 94],
      [286, 146],
      [130, 178],
      [206, 168],
      [270, 220],
      [186, 240],
    ].map(([x = 0, y = 0], index) => at(x, y, one(38), index * 40)),
    at(416, 100, all(teacup(42, PAINT.violet, "#3b1f14"), ellipse(-8, -10, 12, 6, "rgba(255,255,255,.18)"))),
    at(
      420,
      250,
      all(
        box(4, 6, 74, 74, 8, "rgba(34,16,66,.16)"),
        box(0, 0, 74, 74, 8, FOOD.cheese),
        box(-14, -14, 30, 30, 4, "#fdeab0"),
      ),
    ),
  );
};

const natas = (): Drawing =>
  all(
    tiles("#eef3fb", PAINT.blue, PAINT.sky),
    at(
      224,
      160,
      all(
        box(7, 10, 344, 244, 30, "rgba(34,16,66,.22)"),
        box(0, 0, 344, 244, 30, PAINT.violet),
        box(0, 0, 322, 222, 22, PAINT.grape),
      ),
    ),
    times(6, (index) =>
      at(
        120 + (index % 3) * 104,
        106 + Math.floor(index / 3) * 108,
        tart(47, "#f6c64b", "#8a4a20"),
        index * 47,
      ),
    ),
    at(432, 74, teacup(30, PAINT.white, "#3b1f14")),
    at(432, 238, cinnamon(64), 70),
  );

const acai = (chance: Chance): Drawing =>
  all(
    terrazzo(chance, PAINT.blush, [PAINT.pink, PAINT.lilac, PAINT.mustard]),
    at(
      236,
      160,
      all(
        bowl(136, "#c58a52", "#a56f3c", "#431652"),
        at(0, 4, sauce(chance, 110, "#5b2170")),
        times(7, (index) => at(-92 + index * 14, -26 + Math.abs(index - 2) * 12, banana(19))),
        at(40, -56, all(strawberry(22), at(34, 22, strawberry(22), 60), at(-2, 36, strawberry(20), -30))),
        at(
          -14,
          56,
          strewn(chance, 30, 44, 9, () =>
            shape("M-6 0Q0 -6 6 0Q0 5 -6 0Z", chance.oneOf(["#d99b4c", "#b97a33", "#f0c27b"])),
          ),
        ),
        at(
          72,
          42,
          all(
            berry("#3f4f9e", 11),
            at(20, 10, berry("#33417f", 11)),
            at(-2, 22, berry("#3f4f9e", 10)),
            at(20, 32, berry("#33417f", 10)),
          ),
        ),
        at(
          -64,
          44,
          strewn(chance, 9, 22, 10, () => box(0, 0, 14, 5, 2, PAINT.white)),
        ),
        at(10, -8, at(0, 0, sprig(36), -30)),
      ),
    ),
    at(428, 70, banana(26)),
    at(446, 108, banana(24)),
    at(50, 274, spoon(PAINT.violet), 30),
  );

const moqueca = (chance: Chance): Drawing =>
  all(
    stripes("#f6b98c", PAINT.peach, 120, 28),
    at(
      234,
      160,
      all(
        pan(128, "#3b2b2b", "#e98432"),
        at(0, 0, sauce(chance, 108, "#f29a3e")),
        at(-36, -34, chunks(chance, 5, 40, ["#fff3e2", "#fde5cb"], 27)),
        at(48, 34, chunks(chance, 4, 36, ["#fff3e2", "#fde5cb"], 27)),
        at(50, -46, all(shrimp(24), at(-10, 46, shrimp(22), 70))),
        at(-50, 48, shrimp(23), 140),
        strewn(chance, 5, 92, 40, () => ring(0, 0, 17, chance.oneOf([FOOD.chili, FOOD.leaf, FOOD.lemon]), 6)),
        parsley(chance, 18, 96),
      ),
    ),
    at(430, 268, all(bowl(54, PAINT.violet, PAINT.white, FOOD.rice), rice(chance, 42))),
    at(48, 54, limeWedge(30), 160),
    at(434, 50, chili(56), 130),
  );

/** Dishes of Brazil and Portugal. */
export const BRAZILIAN = { feijoada, "pao-de-queijo": paoDeQueijo, natas, acai, moqueca };
