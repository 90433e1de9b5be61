import { FOOD, PAINT } from "../colors.ts";
import { chili, chiliRing, scallions, shrimp, sprig, strips } from "../garnish.ts";
import { dots, halves, marble, planks, stripes, terrazzo } from "../grounds.ts";
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
  scalloped,
  shape,
  strewn,
  stroke,
  times,
} from "../shapes.ts";
import { ball, bun, chunks, cubes, noodles, rice, sauce } from "../staples.ts";
import { board, bowl, chopsticks, cup, plate, spoon, steamer, teacup } from "../wares.ts";

const soupDumplings = (chance: Chance): Drawing =>
  all(
    halves(PAINT.coral, PAINT.clay),
    at(
      222,
      160,
      all(
        steamer(134, "#e9f0d4"),
        bun(33),
        around(6, 70, () => at(0, 0, bun(31), 30), 12),
      ),
    ),
    at(406, 82, cup(38, PAINT.night, "#4f241c")),
    at(406, 82, strips(chance, 6, 16, FOOD.saffron, 22)),
    at(
      420,
      230,
      all(
        circle(4, 6, 44, "rgba(34,16,66,.2)"),
        circle(0, 0, 44, PAINT.night),
        ellipse(0, 0, 26, 34, PAINT.white),
        box(0, 60, 12, 70, 6, PAINT.white),
      ),
      30,
      0.9,
    ),
  );

const mapoTofu = (chance: Chance): Drawing =>
  all(
    dots("#3c2474", "#5a38a3"),
    at(
      236,
      158,
      all(
        bowl(134, PAINT.pink, PAINT.white, "#a92a1c"),
        at(0, 4, sauce(chance, 104, "#c63a20")),
        cubes(chance, 17, 86, FOOD.rice, "#d9b48f", 28),
        chunks(chance, 12, 92, [FOOD.meat, FOOD.char], 7),
        scallions(chance, 22, 92),
        strewn(chance, 12, 90, 20, () => circle(0, 0, 3.4, "#5b1a12")),
      ),
    ),
    at(418, 250, bowl(56, PAINT.lilac, PAINT.white, FOOD.rice)),
    at(418, 252, rice(chance, 44)),
    at(64, 80, spoon(PAINT.lilac), 30),
  );

const hotpot = (chance: Chance): Drawing =>
  all(
    terrazzo(chance, PAINT.plum, [PAINT.grape, PAINT.pink, PAINT.violet]),
    at(
      240,
      158,
      all(
        circle(7, 10, 132, "rgba(0,0,0,.3)"),
        box(0, 0, 316, 30, 15, "#a9a7c4"),
        circle(0, 0, 132, PAINT.steel),
        circle(0, 0, 120, "#f4dfae"),
        shape("M0 -120A120 120 0 0 1 0 120A60 60 0 0 1 0 0A60 60 0 0 0 0 -120Z", "#b92f20"),
        stroke("M0 -120A60 60 0 0 1 0 0A60 60 0 0 0 0 120", PAINT.steel, 8),
        at(
          60,
          20,
          all(
            chili(44, FOOD.honey),
            at(10, 34, chili(38, FOOD.honey), 70),
            at(-18, 60, chili(34, FOOD.leaf), 20),
          ),
        ),
        at(
          70,
          -30,
          strewn(chance, 14, 38, 12, () => circle(0, 0, 3.6, "#6b160f")),
        ),
        at(40, 76, chunks(chance, 4, 24, ["#7e3f31"], 11)),
        at(
          -66,
          -26,
          all(
            ball(17, "#f7ecd8", "#e7d5b4"),
            at(28, 30, ball(16, "#f7ecd8", "#e7d5b4")),
            at(-16, 34, ball(15, "#eec9b7", "#e0ac98")),
          ),
        ),
        at(-42, 62, shrimp(20), 20),
        at(-88, 46, sprig(44), 60),
        at(-30, -72, all(circle(0, 0, 15, "#8f6240"), stroke("M-9 0h18M0 -9v18", FOOD.cream, 3))),
      ),
    ),
    at(58, 60, cup(34, PAINT.pink, "#c9a26a")),
    at(424, 60, plate(48, PAINT.white, PAINT.lilac)),
    at(
      424,
      60,
      times(4, (index) =>
        at((index - 1.5) * 15, 0, box(0, 0, 12, 46, 6, index % 2 === 0 ? "#e08b83" : "#f2b3a8"), 14),
      ),
    ),
    at(430, 262, plate(46, PAINT.white, PAINT.lilac)),
    at(430, 262, sprig(56), 100),
    at(52, 268, cup(30, PAINT.violet, FOOD.leaf)),
  );

const dimSum = (chance: Chance): Drawing =>
  all(
    marble(PAINT.mint, "#a6d8c4"),
    at(
      142,
      162,
      all(
        steamer(104, "#f4ecd8"),
        around(
          4,
          46,
          () =>
            all(
              circle(3, 5, 29, "rgba(34,16,66,.2)"),
              shape(scalloped(11, 29, 4), "#f4cf6a"),
              circle(0, 0, 19, "#d98b74"),
              circle(0, 0, 7, FOOD.carrot),
            ),
          45,
        ),
      ),
    ),
    at(
      332,
      100,
      all(
        steamer(84, "#f4ecd8"),
        around(3, 38, () => all(bun(28, "#fff9f0", "#e8d9c4"), circle(0, 0, 5, PAINT.pink)), 30),
      ),
    ),
    at(366, 252, teacup(32, PAINT.violet, "#b9853a")),
    at(262, 262, cup(30, PAINT.coral, "#7a1f16")),
    at(440, 150, sprig(40), 80),
    at(60, 292, scallions(chance, 7, 20)),
  );

const beefNoodles = (chance: Chance): Drawing =>
  all(
    planks(PAINT.peach, "#e9b083"),
    at(86, 160, chopsticks(PAINT.grape, PAINT.pink), -10),
    at(
      268,
      160,
      all(
        bowl(134, PAINT.white, PAINT.sky, "#8c3f22"),
        ring(0, 0, 128, PAINT.blue, 4),
        at(4, 6, noodles(chance, 90, "#f3dfae", "#d6b474")),
        at(-40, -44, chunks(chance, 5, 38, ["#6e3426", "#824132"], 21)),
        at(54, -46, all(sprig(64, FOOD.darkLeaf), at(4, 16, sprig(60))), 40),
        at(52, 48, scallions(chance, 16, 34)),
        at(-52, 54, all(circle(0, 0, 20, "#efe9cf"), circle(0, 0, 13, "#ddd3a8"))),
        strewn(chance, 8, 100, 40, () => chiliRing()),
      ),
    ),
    at(436, 270, cup(34, PAINT.violet, FOOD.leaf)),
  );

const guaBao = (chance: Chance): Drawing => {
  const one = all(
    ellipse(5, 8, 58, 48, "rgba(34,16,66,.2)"),
    ellipse(0, 10, 56, 46, "#efe0c8"),
    ellipse(-26, 4, 13, 18, FOOD.leaf),
    ellipse(32, 6, 14, 16, FOOD.lime),
    box(0, 2, 78, 32, 14, FOOD.char),
    box(-4, -2, 70, 15, 7, "#b06a4a"),
    strewn(chance, 8, 26, 10, () => circle(0, 0, 3, "#f0cf7d")),
    shape("M-56 -6Q-52 -48 0 -50T56 -6Q0 -18 -56 -6Z", "#fff8ea"),
    stroke("M-36 -28Q-20 -42 4 -42", "rgba(255,255,255,.9)", 5),
  );
  return all(
    stripes(PAINT.butter, "#f7d682", 90, 26),
    at(240, 162, board(400, 220, "#b27848")),
    at(118, 166, one, -8),
    at(238, 158, one, 3),
    at(352, 170, one, -5, 0.96),
    at(430, 40, teacup(26, PAINT.violet, "#b5762c")),
    at(44, 44, chili(50), 30),
    at(60, 290, sprig(46), -10),
  );
};

const bubbleTea = (chance: Chance): Drawing => {
  const drink = (tea: string, straw: string, pearls: string): Drawing =>
    all(
      shape(
        "M-52 -84H52L38 112Q36 122 26 122H-26Q-36 122 -38 112Z",
        "rgba(34,16,66,.18)",
        'transform="translate(7 9)"',
      ),
      shape("M-52 -84H52L38 112Q36 122 26 122H-26Q-36 122 -38 112Z", "rgba(255,255,255,.62)"),
      shape("M-46 -52H46L34 106Q33 114 24 114H-24Q-33 114 -34 106Z", tea),
      shape("M-46 -52H46L44 -26Q20 -14 0 -26T-44 -30Z", "#fff5e6"),
      times(13, (index) =>
        circle(
          ((index % 5) - 2) * 14 + (index > 4 ? (index > 9 ? 10 : 4) : 0),
          102 - Math.floor(index / 5) * 15 + chance.between(-3, 3),
          8,
          pearls,
        ),
      ),
      at(14, -80, box(0, -20, 15, 150, 5, straw), 8),
      box(0, -84, 116, 18, 9, PAINT.white),
      stroke("M-34 -40L-26 70", "rgba(255,255,255,.6)", 7),
    );
  return all(
    halves(PAINT.lilac, PAINT.violet),
    at(118, 176, drink("#d9a06b", PAINT.pink, "#4a2718"), -3),
    at(244, 168, drink("#c9a1e6", PAINT.mustard, PAINT.plum), 2),
    at(368, 178, drink("#a9cf7e", PAINT.coral, "#4a2718"), -1),
  );
};

/** Dishes of China and Taiwan. */
export const CHINESE = {
  "soup-dumplings": soupDumplings,
  "mapo-tofu": mapoTofu,
  hotpot,
  "dim-sum": dimSum,
  "beef-noodles": beefNoodles,
  "gua-bao": guaBao,
  "bubble-tea": bubbleTea,
};
