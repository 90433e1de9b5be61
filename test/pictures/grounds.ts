import {
  all,
  at,
  box,
  type Chance,
  circle,
  type Drawing,
  polygon,
  ring,
  shape,
  stroke,
  times,
} from "./shapes.ts";

/** A cover is as wide and as high as this. */
export const COVER = { width: 480, height: 320 } as const;
const { width, height } = COVER;

const plain = (color: string): Drawing => box(width / 2, height / 2, width, height, 0, color);

export const stripes = (color: string, other: string, turn = 35, wide = 34): Drawing =>
  all(
    plain(color),
    at(
      width / 2,
      height / 2,
      times(12, (index) => box((index - 5.5) * wide * 2, 0, wide, 700, 0, other)),
      turn,
    ),
  );

export const gingham = (color: string, other: string, wide = 40): Drawing => {
  const across = Math.ceil(width / wide / 2) + 1;
  const down = Math.ceil(height / wide / 2) + 1;
  return all(
    plain(color),
    times(across, (index) => box(index * wide * 2, height / 2, wide, height, 0, other, 'opacity=".55"')),
    times(down, (index) => box(width / 2, index * wide * 2, width, wide, 0, other, 'opacity=".55"')),
  );
};

export const planks = (color: string, gap: string): Drawing =>
  all(
    plain(color),
    times(5, (row) =>
      all(
        box(width / 2, row * 64 + (row % 2) * 4, width, 3, 0, gap),
        stroke(`M${30 + row * 37} ${row * 64 + 24}q70 -8 150 2t160 -4`, gap, 2, 'opacity=".5"'),
        stroke(`M${160 - row * 23} ${row * 64 + 44}q60 9 130 0`, gap, 2, 'opacity=".4"'),
        box(((row * 197) % 400) + 40, row * 64 + 32, 3, 64, 0, gap),
      ),
    ),
  );

/** Glazed tiles with a flower of four leaves each. */
export const tiles = (color: string, line: string, flower: string): Drawing => {
  const side = 120;
  const petal = shape("M0 -10Q22 -30 0 -52Q-22 -30 0 -10Z", flower);
  const corner = shape(`M${side / 2} ${side / 2}h-26a26 26 0 0 1 26 -26z`, line);
  const quarters = times(4, (index) => at(0, 0, all(petal, corner), index * 90));
  const tile = all(
    box(0, 0, side, side, 0, color, `stroke="${line}" stroke-width="3"`),
    quarters,
    circle(0, 0, 7, line),
  );
  return times(12, (index) =>
    at((index % 4) * side + side / 2, Math.floor(index / 4) * side + side / 2, tile),
  );
};

export const terrazzo = (
  { between, oneOf }: Chance,
  color: string,
  crumbs: readonly [string, ...ReadonlyArray<string>],
): Drawing =>
  all(
    plain(color),
    times(40, (index) => {
      const corners = Array.from({ length: 5 }, (_, corner) => {
        const turn = ((corner * 72 + between(-20, 20)) * Math.PI) / 180;
        const reach = between(6, 15);
        return { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach };
      });
      const place = {
        x: (index % 10) * 50 + between(2, 42),
        y: Math.floor(index / 10) * 50 + between(2, 42),
      };
      return at(place.x, place.y, shape(polygon(corners), oneOf(crumbs)));
    }),
  );

/** Waves as they are printed on Japanese cloth. */
export const waves = (color: string, line: string): Drawing => {
  const crest = all(circle(0, 0, 80, color, `stroke="${line}" stroke-width="4"`), ring(0, 0, 50, line, 4));
  return all(
    plain(color),
    times(6, (row) => times(5, (column) => at(column * 160 + (row % 2) * 80 - 80, row * 74 - 30, crest))),
  );
};

export const dots = (color: string, dot: string, gap = 32): Drawing =>
  all(
    plain(color),
    times(Math.ceil(height / gap) + 1, (row) =>
      times(Math.ceil(width / gap) + 1, (column) =>
        circle(column * gap + ((row % 2) * gap) / 2, row * gap, 4, dot),
      ),
    ),
  );

/** Two tables that meet, or cloth over wood: one color with a slanted field of another. */
export const halves = (color: string, other: string): Drawing =>
  all(plain(color), shape(`M0 ${height}L0 210L${width} 70V${height}Z`, other));

/** Bands as they are woven in the Andes, in Ghana or in Bali. */
export const woven = (color: string, bands: ReadonlyArray<string>): Drawing =>
  all(
    plain(color),
    ...bands.map((band, index) => {
      const y = (index + 0.5) * (height / bands.length);
      const zigzag = Array.from(
        { length: 11 },
        (_, corner) => `${corner * 48} ${y + (corner % 2 === 0 ? -14 : 14)}`,
      );
      return index % 2 === 0
        ? stroke(`M${zigzag.join("L")}`, band, 11)
        : times(10, (column) => at(column * 52 + 8, y, box(0, 0, 21, 21, 0, band), 45));
    }),
  );

export const marble = (color: string, vein: string): Drawing =>
  all(
    plain(color),
    stroke("M-10 60Q80 40 130 110T260 150T330 260T500 290", vein, 4),
    stroke("M90 -10Q120 60 220 70T360 30T500 90", vein, 3),
    stroke("M-10 240Q60 220 100 270T190 340", vein, 3),
    stroke("M130 110Q150 170 120 200M330 260Q380 220 420 230", vein, 2),
  );
