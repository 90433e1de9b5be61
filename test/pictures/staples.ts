import { FOOD, PAINT, SHADOW } from "./colors.ts";
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
  ring,
  scalloped,
  shape,
  strewn,
  stroke,
  times,
  within,
} from "./shapes.ts";

/** What fills a plate: noodles, rice, bread, dumplings, meat; each around the origin. */

const nest = ({ between }: Chance, size: number, line: string): Drawing =>
  times(5, (index) => {
    const reach = size * (1 - index * 0.19);
    const from = onCircle(reach, between(0, 360));
    return stroke(`M${from.x} ${from.y}A${reach} ${reach * 0.94} 0 1 1 ${-from.y} ${from.x}`, line, 2.6);
  });

/** Noodles that fill a circle, in a few nests. */
export const noodles = (
  chance: Chance,
  r: number,
  color: string = FOOD.noodle,
  line: string = FOOD.noodleLine,
): Drawing =>
  all(
    shape(blob(chance, r, 0.05, 12), color),
    within(
      "noodles",
      circle(0, 0, r * 0.97, "#000"),
      all(
        at(-r * 0.36, -r * 0.3, nest(chance, r * 0.52, line)),
        at(r * 0.42, -r * 0.2, nest(chance, r * 0.5, line), 80),
        at(-r * 0.1, r * 0.46, nest(chance, r * 0.54, line), 190),
        at(r * 0.6, r * 0.62, nest(chance, r * 0.3, line), 30),
        at(-r * 0.8, r * 0.4, nest(chance, r * 0.26, line), 60),
      ),
    ),
  );

/** A mound of rice, each grain of another kind of white. */
export const rice = (
  chance: Chance,
  r: number,
  color: string = FOOD.rice,
  grain = "rgba(150,110,40,.28)",
): Drawing =>
  all(
    shape(blob(chance, r, 0.04, 14), color),
    strewn(chance, Math.round(r * 0.6), r * 0.92, 9, () => box(0, 0, 8, 3, 1.5, grain)),
  );

/** Sauce that did not quite reach the edge, with a shine on it. */
export const sauce = (chance: Chance, r: number, color: string): Drawing =>
  all(
    shape(blob(chance, r, 0.06, 12), color),
    stroke(
      `M${-r * 0.62} ${-r * 0.34}A${r * 0.72} ${r * 0.72} 0 0 1 ${-r * 0.05} ${-r * 0.7}`,
      "rgba(255,255,255,.35)",
      r * 0.06,
    ),
  );

export const chunks = (
  chance: Chance,
  count: number,
  r: number,
  colors: readonly [string, ...ReadonlyArray<string>],
  size = 17,
): Drawing =>
  strewn(chance, count, r, size * 1.5, () => {
    const color = chance.oneOf(colors);
    return all(
      shape(blob(chance, size, 0.16, 7), "rgba(34,16,66,.22)", 'transform="translate(2 4)"'),
      shape(blob(chance, size, 0.14, 7), color),
      ellipse(-size * 0.25, -size * 0.3, size * 0.34, size * 0.16, "rgba(255,255,255,.28)"),
    );
  });

/** Cubes of tofu, cheese or fish. */
export const cubes = (
  chance: Chance,
  count: number,
  r: number,
  color: string,
  side: string,
  size = 26,
): Drawing =>
  strewn(chance, count, r, size * 1.18, () =>
    all(box(3, 4, size, size, 5, side), box(0, 0, size, size, 5, color)),
  );

export const beans = (chance: Chance, count: number, r: number, color: string): Drawing =>
  strewn(chance, count, r, 15, () =>
    all(ellipse(0, 0, 9.5, 6.5, color), ellipse(-2, -2.4, 4, 1.6, "rgba(255,255,255,.4)")),
  );

/** A pleated half-moon. */
export const gyoza = (size = 34, color: string = FOOD.dough): Drawing =>
  all(
    shape(
      `M${-size} ${size * 0.34}Q${-size * 0.7} ${-size * 0.72} 0 ${-size * 0.72}T${size} ${size * 0.34}Q0 ${size * 0.6} ${-size} ${size * 0.34}Z`,
      SHADOW,
      'transform="translate(3 5)"',
    ),
    shape(
      `M${-size} ${size * 0.34}Q${-size * 0.7} ${-size * 0.72} 0 ${-size * 0.72}T${size} ${size * 0.34}Q0 ${size * 0.6} ${-size} ${size * 0.34}Z`,
      color,
    ),
    shape(
      `M${-size * 0.86} ${size * 0.32}Q0 ${size * 0.16} ${size * 0.86} ${size * 0.32}Q0 ${size * 0.62} ${-size * 0.86} ${size * 0.32}Z`,
      FOOD.bread,
    ),
    times(6, (index) => {
      const x = (index - 2.5) * size * 0.27;
      return stroke(
        `M${x * 0.96} ${-size * 0.6 + Math.abs(x) * 0.34}q${index < 3 ? -3 : 3} ${size * 0.24} 0 ${size * 0.44}`,
        FOOD.fold,
        2.4,
      );
    }),
  );

/** A round dumpling or bun, gathered in the middle. */
export const bun = (r = 30, color: string = "#fff6e6", fold: string = "#dcc7a4"): Drawing =>
  all(
    circle(3, 5, r, SHADOW),
    circle(0, 0, r, color),
    around(9, r * 0.5, () => stroke(`M${-r * 0.3} 0Q0 ${r * 0.12} ${r * 0.34} ${-r * 0.04}`, fold, 2.4)),
    circle(0, 0, r * 0.13, fold),
  );

export const nigiri = (topping: Drawing): Drawing =>
  all(
    box(4, 6, 40, 78, 18, SHADOW),
    box(0, 0, 40, 78, 18, FOOD.rice),
    box(0, 0, 44, 66, 14, "rgba(34,16,66,.1)"),
    topping,
  );

export const slab = (color: string, line: string): Drawing =>
  all(
    box(0, -1, 44, 72, 16, color),
    times(4, (index) => stroke(`M-18 ${-24 + index * 16}q18 9 36 0`, line, 3)),
  );

export const maki = (filling: string, r = 22): Drawing =>
  all(
    circle(3, 5, r, SHADOW),
    circle(0, 0, r, FOOD.nori),
    circle(0, 0, r * 0.84, FOOD.rice),
    circle(0, 0, r * 0.4, filling),
    circle(-2, -2, r * 0.16, "rgba(255,255,255,.35)"),
  );

export const onigiri = (size = 44): Drawing => {
  const outline = `M0 ${-size}Q${size * 0.26} ${-size} ${size * 0.44} ${-size * 0.62}L${size * 0.98} ${size * 0.42}Q${size * 1.1} ${size * 0.86} ${size * 0.66} ${size * 0.86}H${-size * 0.66}Q${-size * 1.1} ${size * 0.86} ${-size * 0.98} ${size * 0.42}L${-size * 0.44} ${-size * 0.62}Q${-size * 0.26} ${-size} 0 ${-size}Z`;
  return all(
    shape(outline, SHADOW, 'transform="translate(4 7)"'),
    shape(outline, FOOD.rice),
    times(7, (index) =>
      at(
        onCircle(size * 0.5, index * 51).x,
        onCircle(size * 0.45, index * 51).y - 4,
        box(0, 0, 8, 3, 1.5, "rgba(150,110,40,.25)"),
        index * 70,
      ),
    ),
    box(0, size * 0.5, size * 0.84, size * 0.74, 4, FOOD.nori),
  );
};

/** Flat bread with brown spots. */
export const flatbread = (
  chance: Chance,
  r: number,
  color: string = "#f0cf96",
  spot: string = FOOD.crust,
): Drawing =>
  all(
    shape(blob(chance, r, 0.03, 11), SHADOW, 'transform="translate(4 6)"'),
    shape(blob(chance, r, 0.03, 11), color),
    strewn(chance, Math.round(r / 5), r * 0.86, r * 0.2, () =>
      ellipse(0, 0, chance.between(3, r * 0.12), chance.between(2, r * 0.07), spot, 'opacity=".55"'),
    ),
  );

export const naan = (chance: Chance, size = 60): Drawing =>
  all(
    shape(
      `M0 ${-size}C${size * 0.5} ${-size * 0.9} ${size * 0.9} ${size * 0.5} ${size * 0.3} ${size * 0.86}Q0 ${size} ${-size * 0.3} ${size * 0.86}C${-size * 0.9} ${size * 0.5} ${-size * 0.5} ${-size * 0.9} 0 ${-size}Z`,
      SHADOW,
      'transform="translate(4 7)"',
    ),
    shape(
      `M0 ${-size}C${size * 0.5} ${-size * 0.9} ${size * 0.9} ${size * 0.5} ${size * 0.3} ${size * 0.86}Q0 ${size} ${-size * 0.3} ${size * 0.86}C${-size * 0.9} ${size * 0.5} ${-size * 0.5} ${-size * 0.9} 0 ${-size}Z`,
      "#f3d6a0",
    ),
    at(
      0,
      size * 0.2,
      strewn(chance, 12, size * 0.56, size * 0.2, () =>
        ellipse(0, 0, chance.between(4, 9), 3.4, FOOD.crust, 'opacity=".6"'),
      ),
    ),
    parsleySpecks(chance, size),
  );

const parsleySpecks = (chance: Chance, size: number): Drawing =>
  at(
    0,
    size * 0.2,
    strewn(chance, 8, size * 0.5, size * 0.2, () => box(0, 0, 6, 3, 1.5, FOOD.leaf)),
  );

/** A folded tortilla from above, its filling along the open edge. */
export const taco = (chance: Chance, meat: string, size = 56): Drawing => {
  const fillings = [FOOD.leaf, meat, FOOD.lime, FOOD.tomato, meat, FOOD.cheese];
  return all(
    shape(`M${-size} 30A${size} ${size} 0 0 1 ${size} 30Z`, SHADOW, 'transform="translate(4 8)"'),
    shape(`M${-size} 26A${size} ${size} 0 0 1 ${size} 26Z`, "#d99f45"),
    times(15, (index) => {
      const { x, y } = onCircle(size * 0.93, 180 + index * (180 / 14));
      return circle(x, y + 24, chance.between(7, 11), fillings[index % fillings.length] ?? meat);
    }),
    shape(
      `M${-size * 0.9} 34A${size * 0.9} ${size * 0.9} 0 0 1 ${size * 0.9} 34Q0 48 ${-size * 0.9} 34Z`,
      "#f4ca74",
    ),
    at(
      0,
      6,
      strewn(chance, 9, size * 0.52, 14, () => ellipse(0, 0, 4.5, 3, "#dca348")),
    ),
  );
};

export const croissant = (size = 60): Drawing =>
  all(
    at(4, 7, crescent(size, SHADOW)),
    crescent(size, "#d18f45"),
    times(5, (index) =>
      at(
        0,
        size * 0.5,
        at(
          0,
          -size * 0.86,
          ellipse(
            0,
            0,
            size * 0.15,
            size * (0.36 - Math.abs(index - 2) * 0.06),
            ["#e3a85c", "#edba72"][index % 2] ?? "",
          ),
        ),
        (index - 2) * 34,
      ),
    ),
  );

const crescent = (size: number, color: string): Drawing =>
  shape(
    `M${-size} ${size * 0.5}Q${-size * 0.9} ${-size * 0.66} 0 ${-size * 0.7}T${size} ${size * 0.5}Q${size * 0.9} ${size * 0.74} ${size * 0.66} ${size * 0.4}Q${size * 0.3} 0 0 0T${-size * 0.66} ${size * 0.4}Q${-size * 0.9} ${size * 0.74} ${-size} ${size * 0.5}Z`,
    color,
  );

export const slice = (size = 44): Drawing => {
  const outline = `M${-size} ${size * 0.8}V${-size * 0.2}Q${-size * 1.3} ${-size * 0.9} ${-size * 0.5} ${-size * 0.9}H${size * 0.5}Q${size * 1.3} ${-size * 0.9} ${size} ${-size * 0.2}V${size * 0.8}Q0 ${size} ${-size} ${size * 0.8}Z`;
  return all(
    shape(outline, SHADOW, 'transform="translate(4 6)"'),
    shape(outline, FOOD.crust),
    at(0, 0, shape(outline, FOOD.dough), 0, 0.87),
  );
};

/** A skewer through pieces. */
export const skewer = (colors: ReadonlyArray<string>, size = 24): Drawing =>
  all(
    box(0, 0, (colors.length + 2) * size * 1.1, 4, 2, "#c79a63"),
    colors
      .map((color, index) =>
        at(
          (index - (colors.length - 1) / 2) * size * 1.06,
          0,
          all(
            box(2, 4, size, size * 1.1, 7, SHADOW),
            box(0, 0, size, size * 1.1, 7, color),
            stroke(`M${-size * 0.3} ${-size * 0.2}l${size * 0.55} ${size * 0.4}`, "rgba(40,10,10,.3)", 3),
          ),
        ),
      )
      .join(""),
  );

/** A tart, an egg or a pie in its crust. */
export const tart = (r: number, filling: string, spots: string, teeth = 18): Drawing =>
  all(
    shape(scalloped(teeth, r, r * 0.06), SHADOW, 'transform="translate(4 6)"'),
    shape(scalloped(teeth, r, r * 0.06), FOOD.bread),
    ring(0, 0, r * 0.86, FOOD.crust, r * 0.05),
    circle(0, 0, r * 0.8, filling),
    spots === ""
      ? ""
      : all(
          ellipse(r * 0.2, -r * 0.2, r * 0.26, r * 0.16, spots),
          ellipse(-r * 0.3, r * 0.22, r * 0.2, r * 0.13, spots),
          ellipse(r * 0.22, r * 0.4, r * 0.12, r * 0.09, spots),
        ),
  );

export const ball = (r: number, color: string, crumb: string): Drawing =>
  all(
    circle(3, 5, r, SHADOW),
    circle(0, 0, r, color),
    circle(-r * 0.35, -r * 0.3, r * 0.14, crumb),
    circle(r * 0.3, -r * 0.1, r * 0.12, crumb),
    circle(-r * 0.05, r * 0.4, r * 0.13, crumb),
    circle(r * 0.2, -r * 0.55, r * 0.09, crumb),
  );

export const poached = (r = 24): Drawing =>
  all(
    shape(
      `M${-r} 0Q${-r * 1.1} ${-r} 0 ${-r}Q${r * 1.2} ${-r * 0.9} ${r} ${r * 0.1}Q${r * 0.9} ${r * 1.1} ${-r * 0.1} ${r}Q${-r * 1.1} ${r * 0.9} ${-r} 0Z`,
      FOOD.egg,
    ),
    circle(0, 0, r * 0.5, FOOD.yolk),
    circle(-r * 0.16, -r * 0.18, r * 0.13, "rgba(255,255,255,.75)"),
  );

export const fish = (length = 170, color: string = "#8fb7cf", belly: string = "#dceaf2"): Drawing => {
  const half = length / 2;
  const body = `M${-half} 0Q${-half * 0.4} ${-half * 0.5} ${half * 0.5} -6L${half * 0.96} ${-half * 0.3}Q${half * 0.84} 0 ${half * 0.96} ${half * 0.3}L${half * 0.5} 6Q${-half * 0.4} ${half * 0.5} ${-half} 0Z`;
  return all(
    shape(body, SHADOW, 'transform="translate(5 8)"'),
    shape(body, color),
    shape(`M${-half} 0Q${-half * 0.4} ${half * 0.5} ${half * 0.5} 6Q${-half * 0.2} 10 ${-half} 0Z`, belly),
    stroke(
      `M${-half * 0.56} ${-half * 0.24}Q${-half * 0.42} 0 ${-half * 0.56} ${half * 0.24}`,
      "rgba(34,16,66,.3)",
      3,
    ),
    circle(-half * 0.74, -5, 4, PAINT.night),
    times(6, (index) =>
      stroke(`M${-half * 0.36 + index * half * 0.14} -14q6 8 0 16`, "rgba(255,255,255,.55)", 2.5),
    ),
  );
};
