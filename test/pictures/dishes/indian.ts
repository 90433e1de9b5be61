import { FOOD, PAINT } from "../colors.ts";
import { anise, basil, chili, leaf, lemonWedge, onionRing, parsley, peas, strips } from "../garnish.ts";
import { dots, halves, planks, woven } from "../grounds.ts";
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
import { chunks, flatbread, naan, rice, sauce } from "../staples.ts";
import { bowl, cup, glass, thali } from "../wares.ts";

const thaliPlate = (chance: Chance): Drawing =>
  all(
    woven(PAINT.pink, [PAINT.mustard, PAINT.violet, PAINT.cream]),
    at(
      240,
      160,
      all(
        thali(148, ["#e9a52c", "#3d8a44", "#b4381f", PAINT.white, "#8b4a20"]),
        at(-40, 46, flatbread(chance, 50, "#efcd92")),
        at(54, 50, rice(chance, 46)),
        at(2, 104, at(0, 0, all(strips(chance, 5, 16, FOOD.onion, 20), at(26, -4, lemonWedge(14))))),
        at(-95, 0, peas(chance, 5, 18)),
        at(-67, -63, parsley(chance, 6, 18)),
        at(67, -63, at(0, 0, circle(0, 0, 4, FOOD.leaf))),
      ),
    ),
    at(438, 270, glass(36, PAINT.cream)),
  );

const biryani = (chance: Chance): Drawing =>
  all(
    halves(PAINT.violet, PAINT.pink),
    at(
      234,
      160,
      all(
        circle(7, 10, 138, "rgba(34,16,66,.28)"),
        box(0, 0, 330, 34, 17, "#8c4a22"),
        circle(0, 0, 138, "#b9652e"),
        ring(0, 0, 128, "#e39b57", 6),
        circle(0, 0, 118, "#f7e6bf"),
        rice(chance, 112, "#fbefcf", "rgba(200,130,20,.45)"),
        strewn(chance, 18, 98, 26, () => shape(blob(chance, 13, 0.2, 7), "#f1b437", 'opacity=".55"')),
        chunks(chance, 6, 84, ["#9a5128", "#844320"], 23),
        strips(chance, 14, 94, "#7a3d1c", 26),
        strewn(chance, 3, 80, 60, () => anise(15)),
        strewn(chance, 4, 88, 48, () => leaf(36, FOOD.leaf)),
        strewn(chance, 7, 90, 36, () => shape("M-7 0Q0 -9 7 0Q0 8 -7 0Z", "#c99b55")),
      ),
    ),
    at(430, 74, all(cup(38, PAINT.white, "#fdf7ec"), strips(chance, 5, 20, "#8fbf6a", 14))),
    at(50, 270, chili(56, FOOD.leaf), -30),
  );

const dosa = (): Drawing =>
  all(
    planks("#2f6f5a", "#245747"),
    at(
      236,
      160,
      all(
        shape(
          "M-214 30Q-180 -134 20 -138T214 -40Q210 120 20 138T-214 30Z",
          "rgba(0,0,0,.25)",
          'transform="translate(6 9)"',
        ),
        shape("M-214 30Q-180 -134 20 -138T214 -40Q210 120 20 138T-214 30Z", "#4f9a52"),
        stroke("M-206 26Q0 14 206 -36", "#82c07e", 5),
        times(7, (index) =>
          stroke(
            `M${-150 + index * 50} ${24 - index * 8}l22 -84M${-150 + index * 50} ${24 - index * 8}l30 84`,
            "#448a48",
            3,
          ),
        ),
        at(
          -6,
          12,
          all(
            shape(
              "M-178 -18Q0 -52 178 -18Q190 0 178 22Q0 56 -178 22Q-190 0 -178 -18Z",
              "rgba(40,20,0,.3)",
              'transform="translate(4 8)"',
            ),
            shape("M-178 -18Q0 -52 178 -18Q190 0 178 22Q0 56 -178 22Q-190 0 -178 -18Z", "#d9923f"),
            shape("M-172 -16Q0 -46 172 -16Q0 -8 -172 -16Z", "#efb765"),
            stroke("M-168 8Q0 22 168 6", "#b9702a", 5),
            ellipse(178, 2, 9, 20, "#a96323"),
          ),
          -8,
        ),
        at(-92, -74, cup(36, PAINT.white, "#f6f3e4")),
        at(-10, -92, cup(36, PAINT.white, "#d9572e")),
        at(74, -92, cup(36, PAINT.white, "#5f9a3f")),
      ),
    ),
  );

const samosas = (chance: Chance): Drawing => {
  const one = all(
    shape(
      "M0 -56Q8 -56 12 -48L56 34Q56 46 44 46H-44Q-56 46 -56 34L-12 -48Q-8 -56 0 -56Z",
      "rgba(60,20,0,.25)",
      'transform="translate(4 7)"',
    ),
    shape("M0 -56Q8 -56 12 -48L56 34Q56 46 44 46H-44Q-56 46 -56 34L-12 -48Q-8 -56 0 -56Z", "#cf8a35"),
    shape("M0 -50L46 34Q0 24 -46 34Z", "#e5a750"),
    stroke("M0 -48Q-8 0 -40 34", "#c07a2a", 4),
    circle(14, 10, 3, "#c98432"),
    circle(-6, 22, 3.5, "#c98432"),
    circle(26, 24, 2.6, "#c98432"),
  );
  return all(
    dots(PAINT.coral, "#f58d73", 30),
    at(
      226,
      160,
      all(
        circle(7, 10, 142, "rgba(34,16,66,.22)"),
        circle(0, 0, 142, PAINT.plum),
        circle(0, 0, 132, PAINT.violet),
        ring(0, 0, 120, PAINT.pink, 4, 'stroke-dasharray="3 11" stroke-linecap="round"'),
      ),
    ),
    at(176, 120, one, -24),
    at(282, 124, one, 30),
    at(176, 216, one, 176),
    at(278, 220, one, 150),
    at(228, 168, cup(34, PAINT.white, "#4f9440")),
    at(428, 78, cup(40, PAINT.white, "#8a3a1c")),
    at(424, 250, all(chili(58, FOOD.leaf), at(10, 26, chili(50)))),
    at(44, 286, parsley(chance, 9, 24)),
  );
};

const saag = (chance: Chance): Drawing =>
  all(
    planks(PAINT.peach, "#e6ac7a"),
    at(
      190,
      160,
      all(
        bowl(132, "#b5652f", "#8e4a1f", "#2f6e35"),
        at(0, 4, sauce(chance, 106, "#3f8a3f")),
        strewn(chance, 22, 92, 20, () => shape(blob(chance, 7, 0.3, 6), "#2f6e35")),
        stroke("M-60 20Q-20 -20 20 16T74 6", "#fdf3da", 7),
        at(
          -20,
          -36,
          all(
            box(2, 4, 44, 44, 8, "rgba(0,0,0,.25)"),
            box(0, 0, 44, 44, 8, "#fbe690"),
            box(-6, -7, 20, 18, 5, "#fff3b8"),
          ),
          16,
        ),
        at(50, 54, strips(chance, 5, 20, FOOD.saffron, 24)),
      ),
    ),
    at(392, 104, flatbread(chance, 66, "#f2c65d", "#c4862a"), 30),
    at(400, 218, flatbread(chance, 64, "#f6cf6c", "#c4862a"), 80),
    at(46, 46, onionRing(28)),
    at(38, 288, chili(60, FOOD.leaf), -20),
  );

const butterChicken = (chance: Chance): Drawing =>
  all(
    woven(PAINT.violet, [PAINT.mustard, PAINT.pink, PAINT.mustard]),
    at(
      198,
      160,
      all(
        karahi(130, "#d9d3e6", "#e0752a"),
        sauce(chance, 112, "#ea8a3a"),
        chunks(chance, 9, 84, ["#c85f26", "#d97332", "#b9521e"], 25),
        stroke("M-80 -20Q-30 -64 10 -30T80 -44M-64 60Q-20 28 24 56T84 40", "#fff1d6", 7),
        parsley(chance, 16, 92),
      ),
    ),
    at(408, 152, naan(chance, 96), 10),
    at(44, 278, lemonWedge(30), 190),
  );

const karahi = (r: number, color: string, filling: string): Drawing =>
  all(
    circle(7, 10, r, "rgba(0,0,0,.25)"),
    ring(-r, 0, 22, "#b9b2cc", 10),
    ring(r, 0, 22, "#b9b2cc", 10),
    circle(0, 0, r, "#b9b2cc"),
    circle(0, 0, r * 0.95, color),
    circle(0, 0, r * 0.88, filling),
  );

const lassi = (chance: Chance): Drawing => {
  const drink = (color: string, foam: string, crumb: string): Drawing =>
    all(
      shape(
        "M-54 -96H54L42 112Q40 124 28 124H-28Q-40 124 -42 112Z",
        "rgba(34,16,66,.2)",
        'transform="translate(8 10)"',
      ),
      shape("M-54 -96H54L42 112Q40 124 28 124H-28Q-40 124 -42 112Z", "#dfe0ec"),
      shape("M-48 -66H48L38 106Q37 114 27 114H-27Q-37 114 -38 106Z", color),
      shape("M-50 -74Q-40 -108 -14 -98Q0 -116 18 -98Q46 -106 50 -72Q20 -52 0 -60T-50 -74Z", foam),
      at(
        0,
        -84,
        strewn(chance, 9, 22, 8, () => box(0, 0, 8, 4, 2, crumb)),
      ),
      stroke("M-34 -46L-26 84", "rgba(255,255,255,.45)", 8),
      box(0, 30, 94, 14, 0, "rgba(34,16,66,.1)"),
    );
  return all(
    halves(PAINT.mustard, PAINT.butter),
    at(120, 170, drink("#f7b53f", "#fff3da", "#6aa344"), -2),
    at(244, 162, drink("#fbeed3", "#fffaf0", "#c98a2b"), 2),
    at(366, 172, drink("#ee8fc4", "#ffe9f6", PAINT.violet), -1),
    at(440, 286, basil(44), 20),
  );
};

/** Dishes of South Asia. */
export const INDIAN = {
  thali: thaliPlate,
  biryani,
  dosa,
  samosas,
  saag,
  "butter-chicken": butterChicken,
  lassi,
};
