import type { Block } from "../../../src/domain/block.ts";
import type { UserComment } from "../../../src/domain/user-comment.ts";
import type { DateRequest } from "../../../src/domain/date-request.ts";
import type { Favorite } from "../../../src/domain/favorite.ts";
import { Blocks } from "../../../src/domain/ports/blocks.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { Dates } from "../../../src/domain/ports/dates.ts";
import { Favorites } from "../../../src/domain/ports/favorites.ts";
import { Presences } from "../../../src/domain/ports/presences.ts";
import { Reports } from "../../../src/domain/ports/reports.ts";
import type { UserReport } from "../../../src/domain/report.ts";
import { day, id } from "../../domain/generators.ts";
import { DONE, good, listed, type Calls } from "./port-call.ts";

const user = { userId: id<"user">("7") };
const target = { userId: id<"user">("8") };
const kitchen = { kitchenId: id<"kitchen">("3") };
const tribe = { tribeId: id<"tribe">("4") };

const FAVORITE: Favorite = { favoriteId: id("5"), profile: user, kitchen };
const BLOCK: Block = { blockId: id("5"), sourceProfileId: user, kitchen };
const COMMENT: UserComment = {
  commentId: id("5"),
  user,
  kitchen: undefined,
  tribe,
  text: "¡Qué rico!",
  creationDate: "2026-01-02 03:04",
};
const DATES: DateRequest = {
  datesId: id("5"),
  sourceProfileId: user,
  targetProfileId: target,
  kitchen: undefined,
  creationDate: "soon",
};
const REPORT: UserReport = {
  reportId: id("5"),
  reporter: undefined,
  kitchen: undefined,
  reason: undefined,
  creationDate: undefined,
};

// As a backend may send them (D34): numbers as ids, whole records where a reference is due, null for what is absent.
const SENT_USER = { userId: 7, email: "ana@kitchen.example", profile: { nombre: "Ana" } };
const SENT_KITCHEN = { kitchenId: 3, nombre: "Casa Ana", banned: false };
const SENT_FAVORITE = { favoriteId: 5, profile: SENT_USER, kitchen: SENT_KITCHEN, extra: [1] };
const SENT_BLOCK = { blockId: 5, sourceProfileId: SENT_USER, kitchen: SENT_KITCHEN };
const SENT_COMMENT = {
  ...COMMENT,
  commentId: 5,
  user: SENT_USER,
  kitchen: null,
  tribe: { tribeId: 4, name: "Us" },
};
const SENT_DATES = { ...DATES, datesId: 5, sourceProfileId: SENT_USER, kitchen: null };
const SENT_REPORT = { reportId: 5, kitchen: null, stars: 1 };

// What such references tell of whom they point at is kept (D59).
const ana = { ...user, profile: { nombre: "Ana" } };
const casa = { ...kitchen, nombre: "Casa Ana" };
const KNOWN_FAVORITE = { ...FAVORITE, profile: ana, kitchen: casa };
const KNOWN_BLOCK = { ...BLOCK, sourceProfileId: ana, kitchen: casa };
const KNOWN_COMMENT = { ...COMMENT, user: ana, tribe: { ...tribe, name: "Us" } };
const KNOWN_DATES = { ...DATES, sourceProfileId: ana };

const ONE_FAVORITE = good(SENT_FAVORITE, KNOWN_FAVORITE);
const FAVORITES = listed(SENT_FAVORITE, KNOWN_FAVORITE);
const ONE_BLOCK = good(SENT_BLOCK, KNOWN_BLOCK);
const BLOCKS = listed(SENT_BLOCK, KNOWN_BLOCK);
const ONE_COMMENT = good(SENT_COMMENT, KNOWN_COMMENT);
const COMMENTS = listed(SENT_COMMENT, KNOWN_COMMENT);
const ONE_DATES = good(SENT_DATES, KNOWN_DATES);
const ALL_DATES = listed(SENT_DATES, KNOWN_DATES);
const ONE_REPORT = good(SENT_REPORT, REPORT);
const REPORTS = listed(SENT_REPORT, REPORT);

const PRESENCES = listed(
  { report: { reportId: 5 }, person: SENT_USER },
  { report: { reportId: id("5") }, person: ana },
);

const WINDOW = { first: 30, max: 10 };

const FAVORITE_TEXT = '{"profile":{"userId":"7"},"kitchen":{"kitchenId":"3"}}';
const BLOCK_TEXT = '{"sourceProfileId":{"userId":"7"},"kitchen":{"kitchenId":"3"}}';
const COMMENT_TEXT = '{"user":{"userId":"7"},"tribe":{"tribeId":"4"},"text":"¡Qué rico!"}';
const DATES_TEXT = '{"sourceProfileId":{"userId":"7"},"targetProfileId":{"userId":"8"}}';

/** The text of a draft as one of a whole record. */
const whole = (before: string, draft: string, after = ""): string =>
  `{${before},${draft.slice(1, -1)}${after}}`;

/** §7, Favorites, Blocks, Comments, Dates and Reports. */
export const RECORD_CALLS: Calls<"favorites" | "blocks" | "comments" | "dates" | "reports" | "presences"> = {
  "favorites.all": ["favorite", Favorites.use((port) => port.all()), FAVORITES],
  "favorites.count": ["favorite/count", Favorites.use((port) => port.count()), good(31)],
  "favorites.page": ["favorite/10/30", Favorites.use((port) => port.page(WINDOW)), FAVORITES],
  "favorites.byId": ["favorite/5", Favorites.use((port) => port.byId(id("5"))), ONE_FAVORITE],
  "favorites.create": [
    "favorite/createFavorite",
    Favorites.use((port) => port.create({ profile: user, kitchen })),
    ONE_FAVORITE,
    FAVORITE_TEXT,
  ],
  "favorites.edit": [
    "favorite/editFavorite",
    Favorites.use((port) => port.edit(FAVORITE)),
    ONE_FAVORITE,
    whole('"favoriteId":"5"', FAVORITE_TEXT),
  ],
  "favorites.remove": ["favorite/destroy/5", Favorites.use((port) => port.remove(id("5"))), DONE],
  "favorites.ofUser": ["favorite/user/7", Favorites.use((port) => port.ofUser(user.userId)), FAVORITES],
  "favorites.ofKitchen": [
    "favorite/kitchen/3",
    Favorites.use((port) => port.ofKitchen(kitchen.kitchenId)),
    FAVORITES,
  ],
  "favorites.byUserAndKitchen": [
    "favorite/user/7/kitchen/3",
    Favorites.use((port) => port.byUserAndKitchen(user.userId, kitchen.kitchenId)),
    ONE_FAVORITE,
  ],
  "blocks.all": ["block", Blocks.use((port) => port.all()), BLOCKS],
  "blocks.count": ["block/count", Blocks.use((port) => port.count()), good(31)],
  "blocks.page": ["block/10/30", Blocks.use((port) => port.page(WINDOW)), BLOCKS],
  "blocks.byId": ["block/5", Blocks.use((port) => port.byId(id("5"))), ONE_BLOCK],
  "blocks.create": [
    "block/createBlock",
    Blocks.use((port) => port.create({ sourceProfileId: user, kitchen })),
    ONE_BLOCK,
    BLOCK_TEXT,
  ],
  "blocks.edit": [
    "block/editBlock",
    Blocks.use((port) => port.edit(BLOCK)),
    ONE_BLOCK,
    whole('"blockId":"5"', BLOCK_TEXT),
  ],
  "blocks.remove": ["block/destroy/5", Blocks.use((port) => port.remove(id("5"))), DONE],
  "blocks.ofUser": ["block/user/7", Blocks.use((port) => port.ofUser(user.userId)), BLOCKS],
  "blocks.ofKitchen": ["block/kitchen/3", Blocks.use((port) => port.ofKitchen(kitchen.kitchenId)), BLOCKS],
  "blocks.byUserAndKitchen": [
    "block/user/7/kitchen/3",
    Blocks.use((port) => port.byUserAndKitchen(user.userId, kitchen.kitchenId)),
    ONE_BLOCK,
  ],
  "comments.all": ["comment", Comments.use((port) => port.all()), COMMENTS],
  "comments.count": ["comment/count", Comments.use((port) => port.count()), good(31)],
  "comments.page": ["comment/10/30", Comments.use((port) => port.page(WINDOW)), COMMENTS],
  "comments.byId": ["comment/5", Comments.use((port) => port.byId(id("5"))), ONE_COMMENT],
  "comments.create": [
    "comment/createComment",
    Comments.use((port) => port.create(COMMENT)),
    ONE_COMMENT,
    COMMENT_TEXT,
  ],
  "comments.edit": [
    "comment/editComment",
    Comments.use((port) => port.edit(COMMENT)),
    ONE_COMMENT,
    whole('"commentId":"5"', COMMENT_TEXT, ',"creationDate":"2026-01-02 03:04"'),
  ],
  "comments.remove": ["comment/deleteComment/5", Comments.use((port) => port.remove(id("5"))), DONE],
  "comments.ofUser": ["comment/user/7", Comments.use((port) => port.ofUser(user.userId)), COMMENTS],
  "comments.ofKitchen": [
    "comment/findKitchenComments/3",
    Comments.use((port) => port.ofKitchen(kitchen.kitchenId)),
    COMMENTS,
  ],
  "comments.ofTribe": ["comment/tribe/4", Comments.use((port) => port.ofTribe(tribe.tribeId)), COMMENTS],
  "dates.all": ["dates", Dates.use((port) => port.all()), ALL_DATES],
  "dates.count": ["dates/count", Dates.use((port) => port.count()), good(31)],
  "dates.page": ["dates/10/30", Dates.use((port) => port.page(WINDOW)), ALL_DATES],
  "dates.byId": ["dates/5", Dates.use((port) => port.byId(id("5"))), ONE_DATES],
  "dates.create": ["dates/createDates", Dates.use((port) => port.create(DATES)), ONE_DATES, DATES_TEXT],
  "dates.edit": [
    "dates/editDates",
    Dates.use((port) => port.edit(DATES)),
    ONE_DATES,
    whole('"datesId":"5"', DATES_TEXT, ',"creationDate":"soon"'),
  ],
  "dates.remove": ["dates/destroy/5", Dates.use((port) => port.remove(id("5"))), DONE],
  "dates.ofUser": ["dates/user/7", Dates.use((port) => port.ofUser(user.userId)), ALL_DATES],
  "dates.ofKitchen": ["dates/kitchen/3", Dates.use((port) => port.ofKitchen(kitchen.kitchenId)), ALL_DATES],
  "dates.range": [
    "dates/range?startDate=2024-02-29&endDate=2025-01-01",
    Dates.use((port) => port.range(day("2024-02-29"), day("2025-01-01"))),
    ALL_DATES,
  ],
  "reports.all": ["report", Reports.use((port) => port.all()), REPORTS],
  "reports.page": ["report/30/10", Reports.use((port) => port.page(WINDOW)), REPORTS],
  "reports.byId": ["report/5", Reports.use((port) => port.byId(id("5"))), ONE_REPORT],
  "reports.remove": ["report/destroy/5", Reports.use((port) => port.remove(id("5"))), DONE],
  "presences.others": ["report/presence", Presences.use((port) => port.others()), PRESENCES],
  "presences.announce": ["report/presence/5", Presences.use((port) => port.announce(id("5"))), PRESENCES],
};
