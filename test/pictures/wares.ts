import { PAINT, SHADOW } from "./colors.ts";
import { all, around, at, box, circle, type Drawing, ellipse, ring, shape, stroke, times } from "./shapes.ts";

const fallen = (r: number): Drawing => circle(6, 9, r, SHADOW);

/** A flat plate from above, with a line of another color on its rim. */
export const plate = (r: number, color: string, line: string): Drawing =>
  all(
    fallen(r),
    circle(0, 0, r, color),
    ring(0, 0, r * 0.93, line, 3),
    circle(0, 0, r * 0.74, "rgba(34,16,66,.07)"),
    circle(1.5, 2.5, r * 0.72, color),
  );

/** A bowl from above, filled to the brim. */
export const bowl = (r: number, color: string, inside: string, filling: string): Drawing =>
  all(
    fallen(r),
    circle(0, 0, r, color),
    circle(0, 0, r * 0.92, inside),
    circle(2, 4, r * 0.85, filling),
    stroke(
      `M${-r * 0.7} ${-r * 0.66}A${r * 0.96} ${r * 0.96} 0 0 1 ${-r * 0.2} ${-r * 0.94}`,
      "rgba(255,255,255,.55)",
      4,
    ),
  );

/** A pan with two handles. */
export const pan = (r: number, color: string, filling: string): Drawing =>
  all(
    at(6, 9, all(circle(0, 0, r, SHADOW), box(0, 0, r * 2.5, 34, 17, SHADOW))),
    box(0, 0, r * 2.5, 34, 17, color),
    box(0, 0, r * 2.34, 14, 7, "rgba(255,255,255,.25)"),
    circle(0, 0, r, color),
    circle(0, 0, r * 0.92, "rgba(0,0,0,.22)"),
    circle(0, 0, r * 0.89, filling),
  );

/** A frying pan with one long handle to the lower right. */
export const skillet = (r: number, filling: string): Drawing =>
  all(
    at(6, 9, circle(0, 0, r, SHADOW)),
    at(0, 0, all(box(r + 52, 6, 130, 24, 12, SHADOW), box(r + 48, 0, 130, 24, 12, PAINT.walnut)), 28),
    circle(0, 0, r, PAINT.iron),
    circle(0, 0, r * 0.93, "#2a2540"),
    circle(0, 0, r * 0.88, filling),
  );

export const board = (w: number, h: number, color: string = PAINT.wood): Drawing =>
  all(
    box(6, 9, w, h, 26, SHADOW),
    box(0, 0, w, h, 26, color),
    times(4, (row) => {
      const y = -h / 2 + (h / 5) * (row + 1);
      const bend = row % 2 === 0 ? 7 : -7;
      return stroke(
        `M${-w / 2 + 22} ${y}q${w / 4} ${bend} ${w / 2 - 22} 0t${w / 2 - 22} 0`,
        "rgba(70,30,10,.16)",
        2.5,
      );
    }),
    circle(w / 2 - 26, 0, 9, "rgba(60,25,10,.45)"),
  );

/** A bamboo steamer with paper in it. */
export const steamer = (r: number, paper: string): Drawing =>
  all(
    fallen(r),
    circle(0, 0, r, "#b67c43"),
    ring(0, 0, r * 0.955, "#d9a86c", 5),
    ring(0, 0, r * 0.885, "#e9c48f", 5),
    circle(0, 0, r * 0.84, "#a06a36"),
    circle(0, 0, r * 0.8, paper),
    around(4, r * 0.92, () => box(0, 0, r * 0.17, 13, 2, "#8f5c2d"), 45),
  );

/** The steel plate of a thali with its small bowls along the edge. */
export const thali = (r: number, fillings: ReadonlyArray<string>): Drawing =>
  all(
    fallen(r),
    circle(0, 0, r, "#b9bad0"),
    circle(0, 0, r * 0.96, "#e3e4ef"),
    ring(0, 0, r * 0.9, "#cccde0", 2),
    fillings
      .map((filling, index) => {
        const turn = ((-180 + (180 / Math.max(1, fillings.length - 1)) * index) * Math.PI) / 180;
        return at(Math.cos(turn) * r * 0.64, Math.sin(turn) * r * 0.6, cup(r * 0.22, "#a9abc4", filling));
      })
      .join(""),
  );

/** A small bowl of sauce, or a cup that stands upright, from above. */
export const cup = (r: number, color: string, filling: string): Drawing =>
  all(
    circle(3, 5, r, SHADOW),
    circle(0, 0, r, color),
    circle(0, 0, r * 0.84, "rgba(34,16,66,.14)"),
    circle(0.5, 1, r * 0.78, filling),
    ellipse(-r * 0.28, -r * 0.3, r * 0.2, r * 0.1, "rgba(255,255,255,.5)", 'transform="rotate(-35)"'),
  );

/** A cup with an ear on its saucer. */
export const teacup = (r: number, color: string, filling: string): Drawing =>
  all(
    circle(4, 6, r * 1.5, SHADOW),
    circle(0, 0, r * 1.5, color),
    ring(0, 0, r * 1.3, "rgba(34,16,66,.1)", 2),
    at(r * 0.98, 0, ring(0, 0, r * 0.4, color, r * 0.22), 0),
    cup(r, color, filling),
  );

/** A tall glass from above with ice in it. */
export const glass = (r: number, filling: string): Drawing =>
  all(
    circle(4, 6, r, SHADOW),
    circle(0, 0, r, "rgba(255,255,255,.75)"),
    circle(0, 0, r * 0.84, filling),
    at(-r * 0.2, -r * 0.15, box(0, 0, r * 0.6, r * 0.6, 4, "rgba(255,255,255,.5)"), 20),
    at(r * 0.25, r * 0.25, box(0, 0, r * 0.5, r * 0.5, 4, "rgba(255,255,255,.35)"), 50),
  );

const METAL = "#d9d9e8";

export const fork = (color: string = METAL): Drawing =>
  all(
    at(3, 5, all(box(0, 40, 7, 120, 3.5, SHADOW), box(0, -42, 24, 44, 9, SHADOW))),
    box(0, 40, 7, 120, 3.5, color),
    shape("M-12 -66v30q0 16 12 16t12 -16v-30h-4v24h-4v-24h-8v24h-4v-24z", color),
  );

export const knife = (color: string = METAL): Drawing =>
  all(
    at(3, 5, all(box(0, 58, 9, 86, 4.5, SHADOW), shape("M-5 20v-92q14 8 13 92z", SHADOW))),
    box(0, 58, 9, 86, 4.5, color),
    shape("M-5 20v-92q14 8 13 92z", color),
    stroke("M-1.5 14v-64", "rgba(255,255,255,.6)", 2),
  );

export const spoon = (color: string = METAL): Drawing =>
  all(
    at(3, 5, all(box(0, 40, 7, 120, 3.5, SHADOW), ellipse(0, -44, 15, 23, SHADOW))),
    box(0, 40, 7, 120, 3.5, color),
    ellipse(0, -44, 15, 23, color),
    ellipse(-3, -47, 8, 14, "rgba(255,255,255,.45)"),
  );

const stick = (color: string, tip: string): Drawing =>
  all(
    shape("M-5 -112h10l-2.5 220h-5z", SHADOW, 'transform="translate(4 6)"'),
    shape("M-5 -112h10l-2.5 220h-5z", color),
    shape("M-5 -112h10l-.6 50h-8.8z", tip),
  );

export const chopsticks = (color: string, tip: string): Drawing =>
  all(at(-8, 0, stick(color, tip), -2.5), at(9, 0, stick(color, tip), 2.5));

/** A folded napkin. */
export const napkin = (color: string, line: string): Drawing =>
  all(
    box(5, 7, 78, 150, 5, SHADOW),
    box(0, 0, 78, 150, 5, color),
    stroke("M-30 -75v150M-22 -75v150", line, 3),
    shape("M39 -75v150l-26 0z", "rgba(34,16,66,.06)"),
  );

/** A round mat that a plate stands on. */
export const mat = (r: number, color: string, line: string): Drawing =>
  all(
    circle(5, 7, r, SHADOW),
    circle(0, 0, r, color),
    times(4, (index) => ring(0, 0, r * (0.94 - index * 0.07), line, 2)),
  );
