import { IMAGES_PATH } from "../policy/stored-images.ts";

/** The dishes that are drawn, from above. */
export const DISHES = [
  "acai",
  "beef-noodles",
  "bibimbap",
  "biryani",
  "bubble-tea",
  "burger",
  "butter-chicken",
  "ceviche",
  "challah",
  "cheeses",
  "churros",
  "crepes",
  "croissants",
  "dim-sum",
  "dosa",
  "empanadas",
  "falafel",
  "feijoada",
  "fish-and-chips",
  "gado-gado",
  "grilled-fish",
  "gua-bao",
  "gyoza",
  "hotpot",
  "hummus",
  "injera",
  "kebab",
  "kunafa",
  "lassi",
  "mapo-tofu",
  "moqueca",
  "nasi-goreng",
  "natas",
  "okonomiyaki",
  "onigiri",
  "paella",
  "pancakes",
  "pao-de-queijo",
  "pasta",
  "pie",
  "pizza",
  "pumpkin-soup",
  "quiche",
  "ramen",
  "ratatouille",
  "rendang",
  "saag",
  "salad",
  "samosas",
  "satay",
  "shakshuka",
  "soup-dumplings",
  "sourdough",
  "sushi",
  "tabbouleh",
  "tacos",
  "thali",
  "tortilla",
] as const;
export type Dish = (typeof DISHES)[number];

/** The places that are drawn where food is cooked and shared. */
export const PLACES = [
  "bistro",
  "noodle-bar",
  "bakery",
  "food-truck",
  "market-stall",
  "home-kitchen",
  "open-kitchen",
  "counter",
  "wood-oven",
  "long-table",
] as const;

/** The marks that a kitchen's logo and a tribe's emblem are drawn from. */
export const MARKS = [
  "bowl",
  "fork",
  "flame",
  "leaf",
  "fish",
  "hat",
  "pot",
  "chili",
  "wheat",
  "cup",
  "egg",
  "slice",
  "taco",
  "carrot",
  "lemon",
  "dumpling",
  "mortar",
  "grape",
  "star",
  "moon",
  "jar",
  "crown",
  "heart",
  "people",
] as const;
export type Mark = (typeof MARKS)[number];

/** The pictures of the sample by name; `npm run pictures` draws them. */
export type PictureName =
  | `dish-${Dish}`
  | `place-${(typeof PLACES)[number]}`
  | `logo-${Mark}`
  | `emblem-${Mark}`
  | `portrait-${number}`;

export const PICTURES_FOLDER = new URL("./pictures/", import.meta.url);

/** Where they are served, a name and `.webp` after it. */
export const PICTURES_PATH = `${IMAGES_PATH}/sample`;

export const pictureUrl = (name: PictureName): string => `${PICTURES_PATH}/${name}.webp`;
