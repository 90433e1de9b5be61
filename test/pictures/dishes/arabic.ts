import { FOOD, PAINT } from "../colors.ts";
import {
  chili,
  chiliRing,
  cucumber,
  leaf,
  lemonWedge,
  olive,
  onionRing,
  parsley,
  sesame,
  sprig,
  strips,
  tomatoSlice,
} from "../garnish.ts";
import { dots, gingham, halves, stripes, terrazzo, tiles } from "../grounds.ts";
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
  ring,
  strewn,
  stroke,
  times,
} from "../shapes.ts";
import { ball, beans, flatbread, poached, sauce, skewer } from "../staples.ts";
import { bowl, cup, glass, plate, skillet, spoon } from "../wares.ts";

const hummus = (chance: Chance): Drawing =>
  all(
    tiles(PAINT.cream, PAINT.mustard, PAINT.butter),
    at(
      226,
      160,
      all(
        plate(140, PAINT.violet, PAINT.lilac),
        circle(0, 0, 108, "#ecd5a4"),
        circle(0, 0, 96, "#f3e0b6"),
        ring(0, 0, 74, "#dfc48c", 12),
        circle(0, 0, 62, "#c9a23a", 'opacity=".55"'),
        circle(0, 0, 46, "#efd9a8"),
        beans(chance, 9, 34, "#e3b768"),
        around(9, 76, (index) => circle(0, 0, index % 2 === 0 ? 4.5 : 3, "#b5432a"), 10),
        at(40, -34, at(0, 0, parsley(chance, 14, 34))),
        at(-52, 44, parsley(chance, 9, 24)),
      ),
    ),
    at(414, 92, flatbread(chance, 56), 20),
    at(420, 196, flatbread(chance, 50), 80),
    at(46, 54, all(olive("#6c7f35", 13), at(24, 10, olive(PAINT.plum, 12)), at(2, 26, olive("#7f9440", 12)))),
  );

const kebab = (chance: Chance): Drawing => {
  const one = skewer(["#8d4429", "#d8402f", "#7a3922", "#e9b34a", "#93492d", "#5d9a49", "#7a3922"], 27);
  return all(
    stripes(PAINT.plum, "#38216a", 0, 28),
    at(
      232,
      160,
      all(
        box(7, 10, 366, 240, 34, "rgba(0,0,0,.3)"),
        box(0, 0, 366, 240, 34, PAINT.mustard),
        box(0, 0, 342, 216, 24, "#f7d58a"),
        at(-20, 20, flatbread(chance, 92, "#f5dfb2")),
        at(-6, -58, one, -7),
        at(-6, -6, one, -4),
        at(-6, 46, one, -7),
        at(130, 74, all(onionRing(22), at(20, -20, onionRing(17)), at(-16, -22, onionRing(15)))),
        at(138, -66, parsley(chance, 16, 28)),
      ),
    ),
    at(440, 64, all(cup(36, PAINT.white, PAINT.white), sprig(24))),
    at(438, 250, tomatoSlice(32)),
  );
};

const tabbouleh = (chance: Chance): Drawing =>
  all(
    halves(PAINT.rose, PAINT.pink),
    at(
      238,
      160,
      all(
        bowl(138, PAINT.white, PAINT.mint, "#3b8444"),
        at(0, 4, parsley(chance, 150, 112)),
        strewn(chance, 40, 106, 12, () => box(0, 0, 7, 6, 2, "#f0dcae")),
        strewn(chance, 26, 104, 17, () => box(0, 0, 13, 13, 3, FOOD.tomato)),
        strewn(chance, 10, 96, 26, () => box(0, 0, 14, 12, 3, "#d9efb8")),
        at(44, -44, leaf(48, FOOD.leaf), -30),
        at(70, -26, leaf(42, FOOD.darkLeaf), 30),
      ),
    ),
    at(426, 66, lemonWedge(36), 150),
    at(54, 252, spoon(PAINT.grape), 30),
  );

const kunafa = (chance: Chance): Drawing =>
  all(
    dots(PAINT.grape, PAINT.violet, 30),
    at(
      230,
      160,
      all(
        circle(7, 10, 140, "rgba(0,0,0,.3)"),
        circle(0, 0, 140, "#d9b35a"),
        ring(0, 0, 132, "#f2dc9a", 4),
        circle(0, 0, 122, "#e58a2d"),
        strewn(chance, 90, 116, 13, () =>
          stroke("M-9 0q9 -7 18 1", chance.oneOf(["#f4ad4e", "#d3741d", "#f8c06a"]), 3),
        ),
        around(
          8,
          74,
          () =>
            all(
              circle(0, 0, 21, "#7fa844"),
              strewn(chance, 9, 15, 7, () => box(0, 0, 8, 5, 2, "#a8cb62")),
            ),
          22,
        ),
        all(
          circle(0, 0, 26, "#7fa844"),
          strewn(chance, 12, 20, 7, () => box(0, 0, 8, 5, 2, "#a8cb62")),
        ),
        stroke(
          `M0 0L${onCircle(122, 0).x} 0M0 0L${onCircle(122, 45).x} ${onCircle(122, 45).y}`,
          "#b9601a",
          4,
        ),
      ),
    ),
    at(424, 82, glass(38, "#a8491f")),
    at(424, 236, all(cup(34, PAINT.pink, "#f7d58a"))),
  );

const shakshuka = (chance: Chance): Drawing =>
  all(
    gingham("#fff6dd", PAINT.mustard, 40),
    at(
      204,
      160,
      all(
        skillet(138, "#c8371f"),
        sauce(chance, 112, "#d8492b"),
        strips(chance, 10, 98, "#f0913c", 26),
        strips(chance, 7, 98, "#8f2417", 24),
        ...[
          [-48, -42],
          [46, -48],
          [-44, 48],
          [52, 44],
        ].map(([x = 0, y = 0]) => at(x, y, poached(35), x)),
        parsley(chance, 26, 104),
      ),
    ),
    at(428, 74, flatbread(chance, 48), 30),
    at(64, 40, chili(54), 30),
  );

const challah = (chance: Chance): Drawing =>
  all(
    stripes(PAINT.lavender, "#d8c7f5", 90, 20),
    at(
      236,
      168,
      all(
        box(6, 9, 390, 190, 30, "rgba(34,16,66,.2)"),
        box(0, 0, 390, 190, 30, PAINT.white),
        box(0, 0, 366, 166, 18, "none", `stroke="${PAINT.blue}" stroke-width="5"`),
        times(6, (index) =>
          all(
            at(
              -128 + index * 51,
              index % 2 === 0 ? -17 : 17,
              all(
                ellipse(3, 6, 47, 35, "rgba(90,40,10,.28)"),
                ellipse(0, 0, 47, 35, index % 2 === 0 ? "#b9692a" : "#c87a35"),
                ellipse(-3, -5, 37, 24, index % 2 === 0 ? "#d2893f" : "#dd9a4e"),
                stroke("M-26 -8Q-4 -24 22 -10", "rgba(255,255,255,.35)", 5),
              ),
              index % 2 === 0 ? 28 : -28,
            ),
          ),
        ),
        sesame(chance, 34, 60, "#fbeecb"),
        at(-90, 0, sesame(chance, 16, 36, "#fbeecb")),
        at(84, 0, sesame(chance, 16, 36, "#fbeecb")),
      ),
    ),
    at(434, 46, glass(32, "#8d1f4d")),
    at(48, 44, cup(30, PAINT.violet, FOOD.honey)),
  );

const falafel = (chance: Chance): Drawing => {
  const one = ball(27, "#8a5a2b", "#b98748");
  return all(
    terrazzo(chance, PAINT.mint, [PAINT.teal, PAINT.white, PAINT.pink]),
    at(
      228,
      160,
      all(
        plate(140, PAINT.white, PAINT.teal),
        at(-20, 34, flatbread(chance, 84, "#f3d9a6")),
        ...[
          [-60, 20],
          [-4, 6],
          [-34, 66],
          [26, 60],
          [-92, 68],
        ].map(([x = 0, y = 0], index) => at(x, y, one, index * 70)),
        at(
          60,
          -44,
          all(
            circle(3, 5, 44, "rgba(34,16,66,.16)"),
            circle(0, 0, 44, PAINT.violet),
            circle(0, 0, 36, "#f4e3bd"),
            stroke("M-14 4A16 16 0 1 1 8 12", "#dcc38c", 6),
            chiliRing(),
          ),
        ),
        at(-44, -64, all(cucumber(21), at(24, -12, tomatoSlice(20)), at(30, 20, cucumber(18)))),
        at(88, 40, parsley(chance, 12, 28)),
      ),
    ),
    at(430, 64, lemonWedge(36), 150),
    at(430, 250, all(cup(40, PAINT.pink, "#a93a26"), chiliRing())),
  );
};

/** Dishes of North Africa and West Asia. */
export const ARABIC = { hummus, kebab, tabbouleh, kunafa, shakshuka, challah, falafel };
