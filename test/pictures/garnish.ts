import { FOOD, PAINT } from "./colors.ts";
import {
  all,
  around,
  at,
  box,
  type Chance,
  circle,
  type Drawing,
  ellipse,
  ring,
  shape,
  stroke,
  strewn,
  times,
} from "./shapes.ts";

/** What a sprig of herbs, a leaf, a slice or a crumb looks like from above; each around the origin. */

export const leaf = (length: number, color: string, vein = "rgba(255,255,255,.4)"): Drawing => {
  const half = length / 2;
  const bulge = length * 0.3;
  return all(
    shape(`M${-half} 0Q0 ${-bulge * 1.6} ${half} 0Q0 ${bulge * 1.6} ${-half} 0Z`, color),
    stroke(`M${-half * 0.8} 0H${half * 0.7}`, vein, Math.max(1, length / 22)),
  );
};

export const basil = (size = 26): Drawing =>
  all(at(-size * 0.4, 0, leaf(size, FOOD.darkLeaf), 200), at(size * 0.4, 0, leaf(size, FOOD.leaf), -25));

export const sprig = (size = 40, color: string = FOOD.leaf): Drawing =>
  all(
    stroke(`M${-size / 2} 0H${size / 2}`, FOOD.darkLeaf, 2),
    times(4, (index) => {
      const x = -size * 0.34 + index * size * 0.22;
      return all(
        at(x, -size * 0.14, leaf(size * 0.34, color), -50),
        at(x, size * 0.14, leaf(size * 0.34, color), 50),
      );
    }),
    at(size * 0.55, 0, leaf(size * 0.34, color)),
  );

const scallion = (r = 5.5): Drawing =>
  all(
    circle(0, 0, r, FOOD.lime),
    ring(0, 0, r * 0.78, FOOD.leaf, r * 0.42),
    circle(0, 0, r * 0.35, "#eaf3c4"),
  );

export const scallions = (chance: Chance, count: number, r: number): Drawing =>
  strewn(chance, count, r, 11, () => scallion(chance.between(3.6, 6)));

export const sesame = (chance: Chance, count: number, r: number, color: string = FOOD.cream): Drawing =>
  strewn(chance, count, r, 6, () => ellipse(0, 0, 3, 1.7, color));

export const parsley = (chance: Chance, count: number, r: number): Drawing =>
  strewn(chance, count, r, 9, () =>
    shape("M-5 0Q-2 -6 1 -3Q6 -3 5 1Q3 6 -1 4Q-5 4 -5 0Z", chance.oneOf([FOOD.leaf, FOOD.darkLeaf])),
  );

export const peas = (chance: Chance, count: number, r: number, color: string = FOOD.pea): Drawing =>
  strewn(chance, count, r, 13, () =>
    all(circle(0, 0, 5.5, color), circle(-1.5, -1.5, 1.8, "rgba(255,255,255,.55)")),
  );

const citrus = (r: number, peel: string, flesh: string): Drawing =>
  all(
    circle(0, 0, r, peel),
    circle(0, 0, r * 0.86, FOOD.cream),
    around(8, r * 0.45, () =>
      shape(`M${-r * 0.37} 0L${r * 0.3} ${-r * 0.23}Q${r * 0.42} 0 ${r * 0.3} ${r * 0.23}Z`, flesh),
    ),
  );

export const lime = (r = 20): Drawing => citrus(r, "#7fb23c", FOOD.lime);
export const orange = (r = 26): Drawing => citrus(r, FOOD.orange, "#f8b55a");

/** A wedge of lemon or lime. */
const wedge = (r: number, peel: string, flesh: string): Drawing =>
  all(
    shape(`M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`, peel),
    shape(`M${-r * 0.86} 0A${r * 0.86} ${r * 0.86} 0 0 0 ${r * 0.86} 0Z`, FOOD.cream),
    times(3, (index) =>
      at(
        0,
        2,
        shape(`M0 2L${-r * 0.2} ${r * 0.62}Q0 ${r * 0.82} ${r * 0.2} ${r * 0.62}Z`, flesh),
        (index - 1) * 48,
      ),
    ),
  );

export const limeWedge = (r = 20): Drawing => wedge(r, "#7fb23c", FOOD.lime);
export const lemonWedge = (r = 22): Drawing => wedge(r, FOOD.lemon, "#fbe88a");

export const tomatoSlice = (r = 20): Drawing =>
  all(
    circle(0, 0, r, FOOD.chili),
    circle(0, 0, r * 0.88, FOOD.tomato),
    around(5, r * 0.48, () =>
      all(
        ellipse(0, 0, r * 0.26, r * 0.2, "#ef7a5c"),
        circle(-2, -1, 1.6, PAINT.butter),
        circle(2, 2, 1.6, PAINT.butter),
      ),
    ),
  );

export const cherryTomato = (r = 11): Drawing =>
  all(circle(0, 0, r, FOOD.tomato), circle(-r * 0.3, -r * 0.35, r * 0.26, "rgba(255,255,255,.6)"));

export const cucumber = (r = 18): Drawing =>
  all(
    circle(0, 0, r, "#3f8a4a"),
    circle(0, 0, r * 0.85, "#d8efb6"),
    around(6, r * 0.4, () => ellipse(0, 0, r * 0.13, r * 0.06, "#a8cf86")),
  );

export const olive = (color: string = PAINT.night, r = 8): Drawing =>
  all(circle(0, 0, r, color), circle(0, 0, r * 0.42, "rgba(255,255,255,.32)"));

export const onionRing = (r = 14): Drawing =>
  all(ring(0, 0, r, FOOD.onion, 3.5), ring(0, 0, r * 0.66, "#e8a6cd", 2.5));

export const chili = (length = 44, color: string = FOOD.chili): Drawing =>
  all(
    shape(
      `M${-length / 2} -5Q${length * 0.1} -14 ${length / 2} 8Q${length * 0.05} 8 ${-length / 2} 6Z`,
      color,
    ),
    stroke(`M${-length / 2} 0q-7 -1 -10 -6`, FOOD.darkLeaf, 4),
    stroke(`M${-length / 2 + 8} -3Q${length * 0.05} -8 ${length * 0.26} 0`, "rgba(255,255,255,.4)", 2.5),
  );

export const chiliRing = (color: string = FOOD.chili): Drawing =>
  all(ring(0, 0, 6, color, 3.5), circle(0, 0, 1.4, PAINT.butter));

/** Strips of pepper, carrot or radish. */
export const strips = (chance: Chance, count: number, r: number, color: string, length = 24): Drawing =>
  strewn(chance, count, r, 9, () =>
    stroke(`M${-length / 2} 0q${length / 2} ${chance.between(-9, 9)} ${length} 0`, color, 5),
  );

export const avocado = (size = 50): Drawing =>
  all(
    shape(
      `M0 ${-size * 0.6}C${size * 0.34} ${-size * 0.5} ${size * 0.52} ${size * 0.52} 0 ${size * 0.52}C${-size * 0.52} ${size * 0.52} ${-size * 0.34} ${-size * 0.5} 0 ${-size * 0.6}Z`,
      "#34602f",
    ),
    at(
      0,
      0,
      shape(
        `M0 ${-size * 0.6}C${size * 0.34} ${-size * 0.5} ${size * 0.52} ${size * 0.52} 0 ${size * 0.52}C${-size * 0.52} ${size * 0.52} ${-size * 0.34} ${-size * 0.5} 0 ${-size * 0.6}Z`,
        FOOD.avocado,
      ),
      0,
      0.88,
    ),
    circle(0, size * 0.16, size * 0.21, FOOD.crust),
    circle(-size * 0.06, size * 0.1, size * 0.06, "rgba(255,255,255,.45)"),
  );

export const avocadoFan = (count = 5): Drawing =>
  times(count, (index) =>
    at(
      index * 11 - count * 5.5,
      0,
      shape(
        "M0 -26Q18 0 0 26Q-6 0 0 -26Z",
        index % 2 === 0 ? FOOD.avocado : "#b6d063",
        `stroke="#6f9a43" stroke-width="1.5"`,
      ),
    ),
  );

export const eggHalf = (size = 24): Drawing =>
  all(
    ellipse(0, 0, size, size * 0.8, FOOD.egg),
    circle(size * 0.06, 0, size * 0.46, FOOD.yolk),
    circle(size * 0.06, 0, size * 0.28, "#f39a24"),
    ellipse(-size * 0.1, -size * 0.2, size * 0.14, size * 0.08, "rgba(255,255,255,.7)"),
  );

export const shrimp = (size = 24): Drawing =>
  all(
    stroke(
      `M${size * 0.7} ${-size * 0.5}A${size * 0.72} ${size * 0.72} 0 1 0 ${size * 0.45} ${size * 0.6}`,
      FOOD.shrimp,
      size * 0.46,
    ),
    stroke(
      `M${-size * 0.2} ${-size * 0.92}l${size * 0.1} ${size * 0.42}M${-size * 0.82} ${-size * 0.3}l${size * 0.4} ${size * 0.2}M${-size * 0.78} ${size * 0.42}l${size * 0.38} ${-size * 0.2}`,
      "#fde0cf",
      size * 0.1,
    ),
    shape(
      `M${size * 0.5} ${size * 0.5}l${size * 0.62} ${-size * 0.16}l${-size * 0.14} ${size * 0.36}l${size * 0.12} ${size * 0.3}z`,
      "#e2613f",
    ),
  );

export const mussel = (size = 26): Drawing =>
  all(
    shape(
      `M${-size} 0Q${-size * 0.2} ${-size * 0.8} ${size} ${-size * 0.2}Q${size * 1.1} ${size * 0.3} ${size * 0.2} ${size * 0.5}Q${-size * 0.5} ${size * 0.5} ${-size} 0Z`,
      PAINT.night,
    ),
    ellipse(size * 0.18, 0, size * 0.62, size * 0.3, "#8d86b5"),
    ellipse(size * 0.16, 0.5, size * 0.42, size * 0.19, FOOD.orange),
  );

export const salad = (chance: Chance, count: number, r: number): Drawing =>
  strewn(chance, count, r, 20, () => {
    const size = chance.between(22, 34);
    return all(
      shape(
        `M${-size} 2Q${-size * 0.9} ${-size * 0.5} ${-size * 0.4} ${-size * 0.42}Q0 ${-size * 0.9} ${size * 0.4} ${-size * 0.4}Q${size} ${-size * 0.4} ${size} 2Q${size * 0.7} ${size * 0.6} ${size * 0.2} ${size * 0.42}Q${-size * 0.5} ${size * 0.7} ${-size} 2Z`,
        chance.oneOf([FOOD.leaf, FOOD.pea, FOOD.darkLeaf, FOOD.lime]),
      ),
      stroke(`M${-size * 0.7} 2Q0 -6 ${size * 0.7} 0`, "rgba(255,255,255,.32)", 2),
    );
  });

/** A dab of cream or yoghurt. */
export const dab = (r: number, color: string): Drawing =>
  all(
    circle(0, 0, r, color),
    stroke(
      `M${-r * 0.5} ${r * 0.1}A${r * 0.52} ${r * 0.52} 0 1 1 ${r * 0.2} ${r * 0.5}`,
      "rgba(34,16,66,.1)",
      r * 0.2,
    ),
  );

export const berry = (color: string = FOOD.berry, r = 9): Drawing =>
  all(circle(0, 0, r, color), circle(-r * 0.3, -r * 0.3, r * 0.25, "rgba(255,255,255,.5)"));

export const strawberry = (size = 18): Drawing =>
  all(
    shape(
      `M0 ${size}Q${-size * 1.2} ${-size * 0.1} ${-size * 0.5} ${-size * 0.6}Q0 ${-size * 0.8} ${size * 0.5} ${-size * 0.6}Q${size * 1.2} ${-size * 0.1} 0 ${size}Z`,
      FOOD.berry,
    ),
    shape(
      `M0 ${size * 0.66}Q${-size * 0.62} 0 ${-size * 0.2} ${-size * 0.4}Q0 ${-size * 0.1} ${size * 0.2} ${-size * 0.4}Q${size * 0.62} 0 0 ${size * 0.66}Z`,
      "#f29aa8",
    ),
  );

export const banana = (r = 14): Drawing =>
  all(
    circle(0, 0, r, "#f4dc8e"),
    circle(0, 0, r * 0.82, "#fbeeba"),
    around(3, r * 0.3, () => circle(0, 0, r * 0.1, FOOD.honey)),
  );

export const cinnamon = (length = 60): Drawing =>
  all(
    box(0, -4, length, 9, 4, "#a3612f"),
    box(0, 5, length, 9, 4, "#8a4d22"),
    box(0, 0, length, 2, 0, "#5f3113"),
  );

export const anise = (r = 12): Drawing =>
  all(
    around(8, r * 0.55, () =>
      all(ellipse(0, 0, r * 0.5, r * 0.2, "#6d3d22"), circle(0, 0, r * 0.12, FOOD.honey)),
    ),
    circle(0, 0, r * 0.16, "#4c2714"),
  );
