import { DISHES, MARKS, type PictureName, PLACES } from "../../src/adapters/backend/sample/pictures.ts";
import { ARABIC } from "./dishes/arabic.ts";
import { BRAZILIAN } from "./dishes/brazilian.ts";
import { CHINESE } from "./dishes/chinese.ts";
import { ENGLISH } from "./dishes/english.ts";
import { FRENCH } from "./dishes/french.ts";
import { INDIAN } from "./dishes/indian.ts";
import { INDONESIAN } from "./dishes/indonesian.ts";
import { JAPANESE } from "./dishes/japanese.ts";
import { SPANISH } from "./dishes/spanish.ts";
import { EMBLEMS, LOGOS } from "./emblems.ts";
import { COVER } from "./grounds.ts";
import { PEOPLE, portrait } from "./people.ts";
import { PLACES as PLACE_DRAWINGS } from "./places.ts";
import { chanceFrom, type Drawing } from "./shapes.ts";

/** One picture of the sample, and how many bytes it may have. */
export interface Painting {
  readonly name: PictureName;
  readonly width: number;
  readonly height: number;
  readonly most: number;
  readonly drawing: Drawing;
}

const COVER_BYTES = 7_500;
const SQUARE = { width: 160, height: 160, most: 2_300 };

const cover = { ...COVER, most: COVER_BYTES };
const DISH_DRAWINGS = {
  ...JAPANESE,
  ...CHINESE,
  ...INDONESIAN,
  ...SPANISH,
  ...FRENCH,
  ...BRAZILIAN,
  ...ENGLISH,
  ...ARABIC,
  ...INDIAN,
};

/** Every picture of the sample. */
export const GALLERY: ReadonlyArray<Painting> = [
  ...DISHES.map((name, index) => ({
    ...cover,
    name: `dish-${name}` as const,
    drawing: DISH_DRAWINGS[name](chanceFrom(101 * index)),
  })),
  ...PLACES.map((name, index) => ({
    ...cover,
    name: `place-${name}` as const,
    drawing: PLACE_DRAWINGS[name](chanceFrom(index)),
  })),
  ...MARKS.map((name) => ({ ...SQUARE, name: `logo-${name}` as const, drawing: LOGOS[name]() })),
  ...MARKS.map((name) => ({ ...SQUARE, name: `emblem-${name}` as const, drawing: EMBLEMS[name]() })),
  ...PEOPLE.map((person, index) => ({
    ...SQUARE,
    name: `portrait-${index + 1}` as const,
    drawing: portrait(person),
  })),
];
