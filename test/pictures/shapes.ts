/** A piece of an SVG drawing. */
export type Drawing = string;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, r: number, fill: string, more = ""): Drawing =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): Drawing =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;

export const ring = (x: number, y: number, r: number, color: string, width: number, more = ""): Drawing =>
  circle(x, y, r, "none", `stroke="${color}" stroke-width="${width}" ${more}`);

/** A rectangle around its centre. */
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more = "",
): Drawing =>
  `<rect x="${short(x - w / 2)}" y="${short(y - h / 2)}" width="${short(w)}" height="${short(h)}" rx="${short(r)}" fill="${fill}" ${more}/>`;

export const shape = (path: string, fill: string, more = ""): Drawing =>
  `<path d="${path}" fill="${fill}" ${more}/>`;

export const stroke = (path: string, color: string, width: number, more = ""): Drawing =>
  shape(
    path,
    "none",
    `stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`,
  );

export const all = (...parts: ReadonlyArray<Drawing>): Drawing => parts.join("");

export const times = (count: number, draw: (index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Something drawn around the origin, put elsewhere. */
export const at = (x: number, y: number, drawing: Drawing, turn = 0, scale = 1): Drawing =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scale})">${drawing}</g>`;

export const faint = (opacity: number, drawing: Drawing): Drawing => `<g opacity="${opacity}">${drawing}</g>`;

/** A drawing of which only what lies within a shape is seen; the name is unique within a picture. */
export const within = (name: string, outline: Drawing, drawing: Drawing): Drawing =>
  `<clipPath id="${name}">${outline}</clipPath><g clip-path="url(#${name})">${drawing}</g>`;

/** The point of a circle around the origin, in degrees clockwise from the right. */
export const onCircle = (r: number, degrees: number): Point => ({
  x: r * Math.cos((degrees * Math.PI) / 180),
  y: r * Math.sin((degrees * Math.PI) / 180),
});

/** Copies in a ring around the origin, each turned outwards. */
export const around = (count: number, r: number, draw: (index: number) => Drawing, from = 0): Drawing =>
  times(count, (index) => {
    const turn = from + (360 / count) * index;
    const { x, y } = onCircle(r, turn);
    return at(x, y, draw(index), turn);
  });

export const polygon = (points: ReadonlyArray<Point>): string =>
  `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;

/** A closed line without corners through all points. */
const smooth = (points: ReadonlyArray<Point>): string => {
  const of = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [of(index - 1), of(index), of(index + 1), of(index + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[one, two, to].map(({ x, y }) => `${short(x)} ${short(y)}`).join(" ")}`;
  });
  return `M${short(of(0).x)} ${short(of(0).y)}${curves.join("")}Z`;
};

/** The edge of a flower, a doily or a bottle cap: `count` round teeth. */
export const scalloped = (count: number, r: number, depth: number): string =>
  smooth(
    Array.from({ length: count * 2 }, (_, index) =>
      onCircle(index % 2 === 0 ? r : r - depth, (180 / count) * index),
    ),
  );

/** Chance that always falls the same way: the same seed draws the same picture (mulberry32). */
export interface Chance {
  readonly between: (low: number, high: number) => number;
  readonly oneOf: <A>(items: readonly [A, ...ReadonlyArray<A>]) => A;
}

export const chanceFrom = (seed: number): Chance => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    oneOf: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
};

/** An outline that no hand draws twice. */
export const blob = ({ between }: Chance, r: number, wobble: number, corners = 9): string =>
  smooth(
    Array.from({ length: corners }, (_, index) =>
      onCircle(r * between(1 - wobble, 1 + wobble), (360 / corners) * index),
    ),
  );

/** Up to `count` places within a circle, none nearer to another than `gap`. */
const scattered = ({ between }: Chance, count: number, r: number, gap: number): ReadonlyArray<Point> => {
  const places: Array<Point> = [];
  for (let tries = 0; tries < count * 30 && places.length < count; tries += 1) {
    const place = onCircle(r * Math.sqrt(between(0, 1)), between(0, 360));
    if (places.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= gap)) places.push(place);
  }
  return places;
};

/** The same thing strewn over a circle, each turned its own way. */
export const strewn = (
  chance: Chance,
  count: number,
  r: number,
  gap: number,
  draw: (index: number) => Drawing,
): Drawing =>
  scattered(chance, count, r, gap)
    .map(({ x, y }, index) => at(x, y, draw(index), chance.between(0, 360)))
    .join("");
