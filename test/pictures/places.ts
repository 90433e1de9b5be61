import { FOOD, PAINT, SHADOW } from "./colors.ts";
import { COVER } from "./grounds.ts";
import {
  all,
  at,
  box,
  type Chance,
  circle,
  type Drawing,
  ellipse,
  faint,
  ring,
  shape,
  stroke,
  times,
} from "./shapes.ts";

const { width, height } = COVER;
const wall = (color: string): Drawing => box(width / 2, height / 2, width, height, 0, color);
const floor = (color: string, from: number): Drawing =>
  box(width / 2, (from + height) / 2, width, height - from, 0, color);

/** A striped awning that hangs from `y`. */
const awning = (x: number, y: number, w: number, color: string, other: string, count = 8): Drawing => {
  const wide = w / count;
  return all(
    box(x, y + 50, w, 26, 0, SHADOW),
    times(count, (index) => {
      const left = x - w / 2 + index * wide;
      const lean = (index - count / 2) * 3;
      return shape(
        `M${left + 10 - lean * 0.4} ${y}h${wide - (index === count - 1 ? 14 : 0)}L${left + wide} ${y + 44}a${wide / 2} 13 0 0 1 ${-wide} 0Z`,
        index % 2 === 0 ? color : other,
      );
    }),
  );
};

const pot = (color: string, plant: string, size = 1): Drawing =>
  at(
    0,
    0,
    all(
      times(7, (index) => at(0, -22, shape("M0 0Q-12 -24 0 -54Q12 -24 0 0Z", plant), (index - 3) * 22)),
      shape("M-22 -22H22L16 20H-16Z", color),
      box(0, -22, 50, 10, 3, color),
      box(0, -16, 46, 3, 0, "rgba(34,16,66,.18)"),
    ),
    0,
    size,
  );

const pendant = (drop: number, color: string): Drawing =>
  all(
    box(0, drop / 2 - 20, 2.5, drop + 40, 1, PAINT.night),
    shape("M-96 150L-26 0H26L96 150Z", "rgba(255,231,161,.16)", `transform="translate(0 ${drop + 24})"`),
    shape(`M-30 ${drop + 26}Q-28 ${drop - 8} 0 ${drop - 8}T30 ${drop + 26}Z`, color),
    ellipse(0, drop + 27, 16, 6, "#ffe7a1"),
  );

const windowOf = (w: number, h: number, frame: string, pane: string): Drawing =>
  all(
    box(0, 0, w + 14, h + 14, 5, frame),
    box(0, 0, w, h, 2, pane),
    box(0, 0, 5, h, 0, frame),
    faint(
      0.35,
      shape(`M${-w / 2} ${h * 0.2}L${-w * 0.1} ${-h / 2}H${w * 0.14}L${-w / 2} ${h * 0.5}Z`, PAINT.white),
    ),
  );

const stool = (color: string): Drawing =>
  all(stroke("M-12 0L-18 74M12 0L18 74M-15 44H15", PAINT.walnut, 5), box(0, -4, 50, 13, 6, color));

const bistro = (): Drawing =>
  all(
    wall("#b890e4"),
    times(5, (index) => box(width / 2, index * 64, width, 2, 0, "rgba(34,16,66,.07)")),
    floor("#6f5aa0", 276),
    box(width / 2, 278, width, 8, 0, "#57437f"),
    box(240, 178, 392, 200, 6, PAINT.plum),
    at(152, 188, windowOf(158, 128, PAINT.grape, "#ffe3a8")),
    at(
      112,
      182,
      all(
        box(0, 16, 3, 60, 0, PAINT.walnut),
        ellipse(0, 48, 40, 7, PAINT.walnut),
        circle(-14, 36, 8, PAINT.pink),
        circle(12, 38, 7, PAINT.coral),
      ),
    ),
    at(
      186,
      128,
      all(
        box(0, 0, 2.5, 26, 1, PAINT.grape),
        shape("M-22 30Q-20 8 0 8T22 30Z", PAINT.coral),
        ellipse(0, 31, 10, 4, PAINT.white),
      ),
    ),
    at(
      330,
      204,
      all(
        box(0, 0, 90, 148, 4, PAINT.coral),
        box(0, -20, 62, 78, 3, "#ffe3a8"),
        box(0, -20, 4, 78, 0, PAINT.coral),
        circle(32, 32, 5, PAINT.butter),
        box(0, 58, 60, 20, 3, "rgba(34,16,66,.15)"),
      ),
    ),
    at(
      408,
      168,
      all(box(0, 0, 26, 44, 4, PAINT.night), stroke("M-7 -10h14M-7 0h14M-7 10h9", PAINT.butter, 2.5)),
    ),
    awning(240, 74, 420, PAINT.pink, PAINT.cream, 10),
    at(
      240,
      42,
      all(
        box(0, 0, 190, 46, 23, PAINT.plum),
        shape("M-26 8A26 22 0 0 1 26 8Z", PAINT.butter),
        box(0, 12, 66, 4, 2, PAINT.butter),
        circle(0, -16, 4, PAINT.butter),
        stroke("M-70 0h22M48 0h22", PAINT.pink, 4),
      ),
    ),
    at(52, 290, pot(PAINT.coral, "#3f8a57")),
    at(434, 290, pot(PAINT.mustard, "#4c9a63")),
  );

const noodleBar = (): Drawing =>
  all(
    wall("#1b1438"),
    ...[
      [40, 30],
      [120, 18],
      [200, 40],
      [330, 22],
      [440, 44],
      [396, 14],
    ].map(([x = 0, y = 0]) => circle(x, y, 2, "#fff")),
    circle(432, 60, 22, "#fbe3a1"),
    floor("#2c2150", 284),
    shape("M36 66L84 40H396L444 66Z", "#7a2f38"),
    box(240, 72, 420, 14, 3, "#93404a"),
    box(240, 182, 372, 210, 0, "#4a2c3d"),
    box(240, 190, 344, 150, 0, "#ffcf80"),
    box(240, 240, 344, 44, 0, "#ffb85e"),
    times(9, (index) =>
      box(
        86 + index * 39,
        150,
        15,
        30 + ((index * 7) % 3) * 5,
        4,
        ["#b5563c", "#7a4a9e", "#d9863e"][index % 3] ?? "",
      ),
    ),
    box(240, 170, 344, 6, 0, "#8a4a32"),
    at(
      170,
      216,
      all(
        circle(0, -30, 19, "#8f5a3a"),
        shape("M-20 -34Q0 -62 20 -34Z", PAINT.white),
        stroke("M-20 -36H20", PAINT.pink, 6),
        shape("M-32 40Q-30 -10 0 -10T32 40Z", PAINT.violet),
      ),
    ),
    at(
      320,
      222,
      all(
        circle(0, -30, 18, "#c98b62"),
        shape("M-19 -32Q-16 -56 2 -52T19 -30Q8 -40 -19 -32Z", "#2a1a2e"),
        shape("M-30 40Q-28 -10 0 -10T30 40Z", PAINT.pink),
      ),
    ),
    box(240, 258, 372, 16, 3, "#8a4a32"),
    box(240, 282, 372, 34, 0, "#5e3030"),
    times(5, (index) =>
      all(
        shape(`M${72 + index * 68} 84h64v44q-32 10 -64 0z`, PAINT.violet),
        circle(104 + index * 68, 106, 12, index % 2 === 0 ? PAINT.rose : PAINT.lavender),
        circle(104 + index * 68, 106, 6, PAINT.violet),
      ),
    ),
    ...[46, 434].map((x) =>
      at(
        x,
        124,
        all(
          circle(0, 0, 46, "rgba(255,120,80,.18)"),
          ellipse(0, 0, 22, 28, "#f0583f"),
          ellipse(0, 0, 12, 28, "#ff7a5c"),
          box(0, -29, 18, 6, 2, PAINT.night),
          box(0, 29, 18, 6, 2, PAINT.night),
          box(0, -50, 2, 40, 0, PAINT.night),
        ),
      ),
    ),
    ...[140, 240, 340].map((x) =>
      at(x, 268, all(box(0, -2, 44, 10, 5, PAINT.coral), box(0, 26, 6, 50, 2, PAINT.night))),
    ),
  );

const bakery = (): Drawing =>
  all(
    wall("#f6c5da"),
    floor("#c99bb8", 278),
    box(240, 160, 420, 250, 8, "#2f7d7a"),
    at(172, 182, windowOf(236, 136, "#256664", "#fff0cf")),
    box(172, 180, 236, 5, 0, "#c98f5b"),
    box(172, 244, 236, 10, 0, "#c98f5b"),
    times(4, (index) =>
      at(
        88 + index * 56,
        164,
        all(
          ellipse(0, 0, 23, 14, FOOD.crust),
          ellipse(-1, -3, 19, 9, FOOD.bread),
          stroke("M-10 -6l6 8M0 -8l6 9", FOOD.dough, 3),
        ),
      ),
    ),
    times(6, (index) =>
      at(
        78 + index * 38,
        222,
        at(
          0,
          0,
          all(
            box(0, 0, 13, 54, 6, index % 2 === 0 ? FOOD.bread : "#c98a45"),
            stroke("M-3 -14l6 5M-3 0l6 5M-3 14l6 5", FOOD.dough, 2),
          ),
          10,
        ),
      ),
    ),
    at(
      370,
      196,
      all(
        box(0, 0, 100, 168, 6, PAINT.violet),
        box(0, -26, 68, 92, 34, "#fff0cf"),
        circle(36, 30, 5, PAINT.butter),
        box(0, 56, 68, 28, 4, PAINT.grape),
        at(
          0,
          -26,
          all(
            ellipse(0, 0, 21, 14, FOOD.crust),
            ellipse(-1, -3, 17, 9, FOOD.bread),
            stroke("M-9 -6l6 8M0 -8l6 9", FOOD.dough, 3),
          ),
        ),
      ),
    ),
    awning(240, 70, 452, "#fff4e3", PAINT.violet, 11),
    at(
      240,
      38,
      all(
        box(0, 0, 230, 44, 6, PAINT.plum),
        at(
          0,
          2,
          times(5, (index) =>
            all(
              at(-56 + index * 28, -6, ellipse(0, 0, 10, 5, PAINT.mustard), 35),
              at(-56 + index * 28, 6, ellipse(0, 0, 10, 5, PAINT.mustard), -35),
            ),
          ),
        ),
        box(0, 2, 150, 3, 1, PAINT.mustard),
      ),
    ),
    at(
      444,
      292,
      all(box(0, -14, 44, 60, 4, PAINT.night), stroke("M-12 -28h24M-12 -16h24M-12 -4h14", PAINT.rose, 3)),
    ),
    at(34, 290, pot(PAINT.violet, "#5aa06a", 0.9)),
  );

const foodTruck = (): Drawing =>
  all(
    wall("#9fd8e6"),
    ellipse(90, 60, 46, 16, PAINT.white),
    ellipse(124, 52, 34, 16, PAINT.white),
    ellipse(400, 42, 40, 13, PAINT.white),
    shape("M0 220V150h30v-30h40v60h26v-40h44v80zM330 220v-70h36v-30h40v50h24v-40h50v90z", "#7fbcd2"),
    floor("#7a6aa8", 258),
    box(width / 2, 292, 60, 5, 2, PAINT.white),
    box(90, 292, 60, 5, 2, PAINT.white),
    box(400, 292, 60, 5, 2, PAINT.white),
    ellipse(244, 274, 190, 12, "rgba(34,16,66,.3)"),
    shape(
      "M66 92Q66 76 82 76H330Q338 76 338 84V150H392Q404 150 410 162L428 206Q432 214 432 224V252Q432 260 424 260H66Z",
      PAINT.pink,
    ),
    shape("M66 196H430L432 224V252Q432 260 424 260H66Z", PAINT.violet),
    box(200, 72, 272, 14, 7, PAINT.plum),
    box(186, 148, 190, 76, 4, PAINT.night),
    box(186, 148, 178, 66, 2, "#ffdf9c"),
    at(
      150,
      168,
      all(
        circle(0, -12, 15, "#a86a45"),
        shape("M-24 34Q-22 4 0 4T24 34Z", PAINT.white),
        shape("M-17 -16Q-16 -34 0 -32T17 -16Z", PAINT.violet),
      ),
    ),
    times(4, (index) =>
      box(
        204 + index * 20,
        168 - (index % 2) * 5,
        12,
        28,
        3,
        ["#b5563c", PAINT.teal, PAINT.mustard, PAINT.coral][index] ?? "",
      ),
    ),
    box(186, 190, 206, 12, 3, PAINT.cream),
    awning(186, 74, 216, PAINT.cream, PAINT.coral, 8),
    shape("M350 162H386Q394 162 398 170L412 204H350Z", "#cdeef6"),
    shape("M356 198L378 166h12L366 198z", "rgba(255,255,255,.6)"),
    circle(420, 232, 8, "#ffe7a1"),
    at(
      318,
      226,
      all(
        circle(0, 0, 20, PAINT.butter),
        shape("M-11 4A11 11 0 0 1 11 4Z", PAINT.coral),
        stroke("M-13 6h26", PAINT.violet, 3),
      ),
    ),
    ...[130, 366].map((x) =>
      all(circle(x, 262, 28, PAINT.night), circle(x, 262, 14, PAINT.steel), circle(x, 262, 5, PAINT.night)),
    ),
    stroke("M28 258V66M28 66Q130 112 66 84", PAINT.walnut, 4),
    ...[
      [44, 86],
      [62, 90],
    ].map(([x = 0, y = 0]) => circle(x, y, 6, PAINT.butter)),
    at(456, 262, pot(PAINT.coral, "#3f8a57", 0.7)),
  );

const marketStall = ({ between }: Chance): Drawing => {
  const heap = (x: number, color: string, count: number): Drawing =>
    all(
      times(count, (index) =>
        circle(
          x + (index % 5) * 18 - 36 + between(-3, 3),
          206 - Math.floor(index / 5) * 13 + between(-2, 2),
          11.5,
          color,
        ),
      ),
      times(count, (index) =>
        circle(x + (index % 5) * 18 - 39, 203 - Math.floor(index / 5) * 13, 3, "rgba(255,255,255,.4)"),
      ),
      shape(`M${x - 54} 204H${x + 54}L${x + 46} 246H${x - 46}Z`, PAINT.wood),
      stroke(`M${x - 50} 220h100M${x - 48} 234h96`, PAINT.oak, 3),
    );
  return all(
    wall("#ffdcb0"),
    shape(
      "M0 250V120l40 -26l40 26v-30h70v70h60v-54l36 -24l36 24v44h60v-80h70v60l34 -22l34 22v120z",
      "#f5bd92",
    ),
    floor("#d08a63", 274),
    box(74, 178, 10, 200, 2, PAINT.walnut),
    box(406, 178, 10, 200, 2, PAINT.walnut),
    box(240, 150, 322, 130, 0, "#6a3fa8"),
    times(6, (index) =>
      at(
        110 + index * 52,
        112,
        all(
          box(0, 6, 2, 20, 0, PAINT.night),
          times(5, (bead) =>
            circle(
              (bead % 2) * 10 - 5,
              18 + bead * 8,
              6.5,
              [FOOD.chili, "#f3e6cd", FOOD.chili, "#c98bd0", "#f3e6cd", FOOD.chili][index] ?? "",
            ),
          ),
        ),
      ),
    ),
    heap(128, FOOD.tomato, 13),
    heap(240, FOOD.orange, 14),
    heap(352, FOOD.leaf, 12),
    box(240, 264, 352, 44, 4, PAINT.teal),
    times(11, (index) =>
      shape(`M${66 + index * 32} 244h30l-15 20z`, index % 2 === 0 ? PAINT.cream : PAINT.pink),
    ),
    awning(240, 50, 396, PAINT.violet, PAINT.cream, 10),
    at(
      40,
      296,
      all(
        shape("M-30 -30H30L22 14H-22Z", PAINT.oak),
        circle(-12, -34, 12, FOOD.aubergine),
        circle(8, -36, 13, FOOD.aubergine),
        circle(22, -30, 9, FOOD.pea),
      ),
    ),
    at(444, 292, pot(PAINT.violet, "#4c9a63", 0.9)),
  );
};

const kettle = (color: string): Drawing =>
  all(
    shape("M-30 24Q-36 -22 0 -24T30 24Z", color),
    box(0, -28, 12, 9, 4, PAINT.night),
    stroke("M28 -4L48 -18", color, 8),
    stroke("M-20 -22Q0 -56 20 -22", PAINT.night, 5),
    ellipse(-10, -4, 5, 10, "rgba(255,255,255,.35)"),
  );

const saucepan = (w: number, h: number, color: string): Drawing =>
  all(
    box(0, -h / 2, w, h, 8, color),
    box(0, -h - 2, w + 8, 9, 4, color),
    circle(0, -h - 10, 6, PAINT.night),
    box(-w / 2 - 8, -h * 0.72, 16, 8, 3, PAINT.night),
    box(w / 2 + 8, -h * 0.72, 16, 8, 3, PAINT.night),
    box(-w * 0.28, -h / 2, w * 0.1, h * 0.6, 3, "rgba(255,255,255,.3)"),
  );

const steam = (color: string): Drawing =>
  all(stroke("M-12 0q-10 -14 0 -26t0 -24M12 -4q-10 -14 0 -26t0 -24", color, 5));

const homeKitchen = (): Drawing =>
  all(
    wall("#fbe0ea"),
    times(5, (row) =>
      times(13, (column) =>
        box(
          column * 40 + (row % 2) * 20,
          132 + row * 20,
          38,
          18,
          2,
          (row + column) % 4 === 0 ? "#f7c3dc" : "#f9d2e4",
        ),
      ),
    ),
    floor("#d9b58e", 276),
    at(
      118,
      88,
      all(
        windowOf(128, 104, PAINT.white, "#bfe6f5"),
        shape("M-64 52V20Q-30 -6 0 20T64 14V52Z", "#8ccf9d"),
        circle(34, -26, 13, "#ffe08a"),
        box(0, 0, 6, 104, 0, PAINT.white),
        shape("M-72 -60H-20Q-30 10 -72 20ZM72 -60H20Q30 10 72 20Z", PAINT.violet, 'opacity=".85"'),
      ),
    ),
    box(344, 96, 210, 9, 2, PAINT.oak),
    at(270, 92, pot(PAINT.coral, "#3f8a57", 0.6)),
    times(3, (index) =>
      at(
        316 + index * 36,
        74,
        all(
          box(0, 0, 28, 34, 6, ["#f0b23a", "#c2593f", "#7aa84f"][index] ?? ""),
          box(0, -20, 24, 8, 3, PAINT.walnut),
        ),
      ),
    ),
    at(428, 80, all(box(0, 4, 26, 16, 3, PAINT.violet), box(0, -10, 22, 12, 3, PAINT.pink))),
    times(4, (index) =>
      all(
        box(290 + index * 34, 116, 3, 18, 1, PAINT.night),
        index % 2 === 0
          ? all(
              circle(290 + index * 34, 138, 13, PAINT.iron),
              box(290 + index * 34, 124, 5, 12, 1, PAINT.iron),
            )
          : box(290 + index * 34, 136, 8, 30, 4, PAINT.oak),
      ),
    ),
    box(240, 206, 480, 14, 0, "#fffaf2"),
    box(240, 252, 480, 80, 0, PAINT.grape),
    ...[40, 136, 424].map((x) =>
      all(box(x, 254, 84, 64, 5, PAINT.violet), box(x, 232, 24, 5, 2, PAINT.butter)),
    ),
    box(280, 252, 130, 82, 4, "#f1eef8"),
    box(280, 262, 98, 46, 6, PAINT.night),
    box(280, 264, 84, 32, 4, "#ffb765"),
    times(4, (index) => circle(238 + index * 28, 226, 6, PAINT.iron)),
    at(250, 199, saucepan(64, 42, PAINT.coral)),
    at(250, 138, steam("rgba(255,255,255,.85)")),
    at(318, 176, kettle(PAINT.teal)),
    at(
      58,
      186,
      all(
        box(0, 6, 80, 14, 3, PAINT.wood),
        at(-14, -8, all(circle(0, 0, 13, FOOD.tomato), stroke("M0 -12v-6", FOOD.leaf, 3))),
        circle(14, -6, 11, FOOD.lemon),
      ),
    ),
    at(
      150,
      190,
      all(
        box(0, -6, 42, 32, 5, PAINT.white),
        stroke("M-10 -22L-16 -60M0 -22V-66M10 -22L18 -58", PAINT.oak, 5),
        ellipse(-17, -64, 7, 11, PAINT.oak),
        ellipse(19, -62, 6, 10, PAINT.oak),
      ),
    ),
    at(
      424,
      190,
      all(
        box(0, -8, 58, 30, 6, PAINT.steel),
        box(-10, -26, 14, 8, 2, FOOD.bread),
        box(12, -26, 14, 8, 2, FOOD.bread),
      ),
    ),
  );

const openKitchen = (): Drawing =>
  all(
    wall("#d8d3ea"),
    times(6, (row) => times(10, (column) => box(column * 54 + 24, row * 30 + 10, 51, 27, 2, "#e3dff2"))),
    shape("M96 0H384L350 66H130Z", "#a9a4c6"),
    box(240, 70, 230, 12, 3, "#8f8ab0"),
    floor("#5a4a86", 284),
    box(240, 118, 420, 6, 0, "#8f8ab0"),
    times(8, (index) =>
      at(
        70 + index * 48,
        122,
        all(
          box(0, 6, 3, 14, 0, PAINT.iron),
          index % 3 === 1
            ? all(box(0, 34, 6, 44, 3, PAINT.iron), ellipse(0, 62, 11, 9, PAINT.iron))
            : all(
                box(0, 18, 5, 16, 2, "#c06b3f"),
                circle(0, 42, 18, "#d98453"),
                circle(0, 42, 13, "#c06b3f"),
              ),
        ),
      ),
    ),
    ...[132, 352].map((x, index) =>
      at(
        x,
        214,
        all(
          shape("M-44 46Q-44 -14 0 -14T44 46Z", PAINT.white),
          stroke("M-6 0V40M6 0V40", "#e2dcf0", 3),
          circle(0, -38, 25, index === 0 ? "#8d5a3c" : "#f0c49c"),
          shape("M-26 -42Q-22 -66 0 -66T26 -42Q10 -50 -26 -42Z", index === 0 ? "#22162e" : "#7a3e22"),
          box(0, -64, 48, 16, 4, PAINT.white),
          shape("M-26 -70Q-40 -92 -16 -94Q0 -110 16 -94Q40 -92 26 -70Z", PAINT.white),
          stroke("M-10 -30q10 8 20 0", "rgba(60,20,20,.5)", 3),
        ),
      ),
    ),
    box(240, 242, 480, 14, 0, "#c9c5de"),
    box(240, 282, 480, 68, 0, PAINT.violet),
    box(240, 256, 480, 6, 0, PAINT.grape),
    at(240, 235, saucepan(84, 50, "#b9b5d0")),
    at(240, 170, steam("rgba(255,255,255,.9)")),
    at(
      60,
      228,
      all(
        ellipse(0, 6, 40, 9, PAINT.white),
        ellipse(0, 0, 24, 10, FOOD.leaf),
        circle(-6, -4, 6, FOOD.tomato),
        circle(8, -2, 5, FOOD.lemon),
      ),
    ),
    at(
      430,
      228,
      all(
        ellipse(0, 6, 40, 9, PAINT.white),
        ellipse(0, 0, 22, 10, FOOD.noodle),
        circle(2, -6, 6, FOOD.chili),
      ),
    ),
    times(6, (index) =>
      all(box(40 + index * 80, 286, 64, 40, 4, PAINT.grape), box(40 + index * 80, 274, 20, 4, 2, PAINT.pink)),
    ),
  );

const counter = (): Drawing =>
  all(
    wall(PAINT.pine),
    times(7, (index) => box(index * 80, 90, 3, 190, 0, "rgba(0,0,0,.16)")),
    box(240, 88, 330, 8, 2, PAINT.wood),
    box(240, 140, 330, 8, 2, PAINT.wood),
    times(10, (index) =>
      box(
        92 + index * 33,
        70 - (index % 3) * 3,
        16,
        28 + (index % 3) * 6,
        5,
        [PAINT.pink, PAINT.mustard, PAINT.lilac, PAINT.coral, PAINT.mint][index % 5] ?? "",
      ),
    ),
    times(7, (index) =>
      at(
        100 + index * 46,
        128,
        index % 2 === 0
          ? all(shape("M-16 -12H16L11 10H-11Z", PAINT.cream), ring(17, -3, 7, PAINT.cream, 4))
          : all(box(0, -2, 28, 20, 4, PAINT.violet), box(0, -14, 22, 5, 2, PAINT.lilac)),
      ),
    ),
    floor(PAINT.walnut, 282),
    at(
      396,
      188,
      all(
        box(0, 0, 86, 52, 8, PAINT.steel),
        box(0, -32, 94, 14, 4, "#a9a7c4"),
        box(-18, 18, 10, 22, 2, PAINT.night),
        box(18, 18, 10, 22, 2, PAINT.night),
        circle(-24, -6, 6, PAINT.coral),
        circle(0, -6, 6, PAINT.night),
      ),
    ),
    at(
      84,
      196,
      all(
        shape("M-46 20A46 46 0 0 1 46 20Z", "rgba(255,255,255,.35)"),
        circle(0, -28, 5, PAINT.steel),
        ellipse(-14, 10, 18, 10, FOOD.bread),
        ellipse(16, 12, 17, 9, PAINT.pink),
        box(0, 22, 104, 7, 3, PAINT.cream),
      ),
    ),
    box(240, 224, 480, 16, 0, "#e0ad78"),
    box(240, 262, 480, 62, 0, PAINT.teal),
    times(16, (index) => box(index * 32 + 14, 262, 3, 62, 0, "rgba(0,0,0,.12)")),
    ...[120, 240, 360].map((x) => at(x, 8, pendant(34, PAINT.coral))),
    ...[80, 186, 292, 398].map((x) => at(x, 252, stool(PAINT.pink))),
  );

const woodOven = (): Drawing =>
  all(
    wall("#e9b48c"),
    times(8, (row) =>
      times(8, (column) =>
        box(
          column * 66 + (row % 2) * 33,
          row * 36 + 16,
          62,
          32,
          3,
          (row * 3 + column) % 5 === 0 ? "#dfa276" : "#e5aa80",
        ),
      ),
    ),
    floor("#8a4f3a", 286),
    shape("M72 286V190Q72 44 232 44T392 190V286Z", "#c9593f"),
    times(11, (index) =>
      at(232, 190, box(0, -152, 30, 22, 4, index % 2 === 0 ? "#b04a33" : "#d8684b"), (index - 5) * 17),
    ),
    shape("M128 238V196Q128 96 232 96T336 196V238Z", "#4b1d1a"),
    shape("M148 238V200Q148 116 232 116T316 200V238Z", "#2c0f12"),
    ellipse(232, 232, 84, 14, "#ff9a3c", 'opacity=".45"'),
    ...[
      [184, 1],
      [216, 1.35],
      [250, 1.1],
      [282, 0.85],
    ].map(([x = 0, size = 1]) =>
      at(
        x,
        234,
        all(
          shape("M-18 0Q-26 -30 -4 -58Q0 -36 14 -30Q24 -14 16 0Z", "#ff8a2b"),
          shape("M-9 0Q-14 -16 0 -32Q10 -14 8 0Z", "#ffd257"),
        ),
        0,
        size,
      ),
    ),
    box(232, 246, 256, 20, 4, "#e8d3bd"),
    box(232, 270, 320, 36, 0, "#a8452f"),
    at(
      376,
      232,
      all(
        box(40, -6, 190, 8, 4, PAINT.walnut),
        ellipse(-56, -4, 52, 9, PAINT.oak),
        ellipse(-56, -10, 44, 9, FOOD.bread),
        ellipse(-56, -13, 34, 6, FOOD.tomato),
        circle(-66, -14, 4, PAINT.white),
        circle(-46, -14, 4, PAINT.white),
        circle(-56, -12, 3, FOOD.leaf),
      ),
      -4,
    ),
    at(
      34,
      270,
      all(
        ...[
          [0, 0],
          [24, 0],
          [48, 0],
          [12, -21],
          [36, -21],
          [24, -42],
        ].map(([x = 0, y = 0]) =>
          all(
            circle(x - 18, y + 4, 12, PAINT.oak),
            circle(x - 18, y + 4, 7, "#d9a875"),
            circle(x - 18, y + 4, 3, PAINT.oak),
          ),
        ),
      ),
    ),
    at(
      440,
      80,
      all(
        box(0, -20, 3, 60, 0, PAINT.night),
        times(5, (index) =>
          circle((index % 2) * 12 - 6, 6 + index * 11, 9, index % 2 === 0 ? "#f3e6cd" : "#e9d4ea"),
        ),
      ),
    ),
    at(
      46,
      80,
      all(
        box(0, -30, 3, 50, 0, PAINT.night),
        times(6, (index) =>
          at(
            (index % 2) * 12 - 6,
            4 + index * 9,
            ellipse(0, 0, 5, 14, FOOD.chili),
            index % 2 === 0 ? 20 : -20,
          ),
        ),
      ),
    ),
  );

const longTable = (): Drawing =>
  all(
    wall("#3a2268"),
    ...[
      [60, 44],
      [140, 26],
      [300, 34],
      [388, 20],
      [446, 52],
      [222, 16],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.8, "#fff")),
    shape("M0 190Q60 120 120 170T250 140T370 168T480 130V250H0Z", "#2d1a55"),
    floor("#4f7a4a", 226),
    shape("M0 226Q120 210 240 226T480 222V250H0Z", "#5a8a53"),
    stroke("M-10 60Q120 130 240 74T490 64", PAINT.night, 3),
    ...[
      [40, 82],
      [96, 100],
      [152, 98],
      [208, 84],
      [264, 70],
      [320, 70],
      [376, 74],
      [432, 70],
    ].map(([x = 0, y = 0]) =>
      all(circle(x, y + 10, 20, "rgba(255,224,138,.16)"), circle(x, y + 10, 8, "#ffe08a")),
    ),
    ...[64, 150, 240, 330, 416].map((x, index) => {
      const skin = ["#f0c49c", "#8d5a3c", "#d9a074", "#5f3a28", "#e8b48c"][index] ?? "";
      return at(
        x,
        186,
        all(
          shape(
            "M-32 50Q-32 4 0 4T32 50Z",
            [PAINT.pink, PAINT.mustard, PAINT.teal, PAINT.coral, PAINT.lilac][index] ?? "",
          ),
          circle(0, -18, 22, skin),
          shape(
            "M-23 -20Q-24 -46 0 -44T23 -20Q6 -34 -23 -20Z",
            ["#3b2314", "#17101f", "#6b3a1e", "#120c18", "#d8d2e4"][index] ?? "",
          ),
          stroke("M-8 -12q8 7 16 0", "rgba(50,15,15,.55)", 2.5),
        ),
      );
    }),
    shape("M10 234H470L480 268H0Z", "#fff4e3"),
    shape("M0 268H480V300H0Z", "#ecd9c0"),
    times(15, (index) => shape(`M${index * 34} 268h30l-15 18z`, index % 2 === 0 ? PAINT.violet : PAINT.pink)),
    ...[60, 160, 260, 400].map((x, index) =>
      at(
        x,
        250,
        all(
          ellipse(0, 4, 40, 9, PAINT.lavender),
          ellipse(0, 0, 28, 9, [FOOD.saffron, FOOD.leaf, FOOD.tomato, FOOD.noodle][index] ?? ""),
          circle(-8, -4, 5, [FOOD.chili, FOOD.tomato, FOOD.leaf, FOOD.chili][index] ?? ""),
        ),
      ),
    ),
    ...[112, 212, 330].map((x) =>
      at(
        x,
        240,
        all(shape("M-9 -22H9L6 8H-6Z", "rgba(255,255,255,.7)"), shape("M-8 -10H8L6 8H-6Z", "#b02a5b")),
      ),
    ),
    at(
      456,
      236,
      all(box(0, 0, 12, 26, 3, PAINT.cream), shape("M0 -32Q-8 -20 0 -13Q8 -20 0 -32Z", "#ffb347")),
    ),
  );

/** Where food is cooked and shared. */
export const PLACES = {
  bistro,
  "noodle-bar": noodleBar,
  bakery,
  "food-truck": foodTruck,
  "market-stall": marketStall,
  "home-kitchen": homeKitchen,
  "open-kitchen": openKitchen,
  counter,
  "wood-oven": woodOven,
  "long-table": longTable,
};
