import * as Effect from "effect/Effect";
import type { Block } from "../../../src/domain/block.ts";
import type { UserComment } from "../../../src/domain/user-comment.ts";
import type { DateRequest } from "../../../src/domain/date-request.ts";
import type { Favorite } from "../../../src/domain/favorite.ts";
import { Blocks } from "../../../src/domain/ports/blocks.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { Dates } from "../../../src/domain/ports/dates.ts";
import { Favorites } from "../../../src/domain/ports/favorites.ts";
import { Reports } from "../../../src/domain/ports/reports.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import type { Report } from "../../../src/domain/report.ts";
import { day, id } from "../../domain/generators.ts";
import { jsonAnswer } from "../fixtures-http.ts";
import type { PortCall } from "./port-call.ts";

/** The ports whose calls stand here. */
type RecordPorts = Favorites | Blocks | Comments | Dates | Reports;

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
const REPORT: Report = {
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

const gone = () => new Response(null, { status: 204 });

/** A row by the words of §7: what is called, what is sent, what comes back. */
const row = (
  operation: string,
  line: string,
  call: PortCall<RecordPorts>["call"],
  answer: () => Response,
  value: unknown,
  body = "",
): PortCall<RecordPorts> => {
  const [method = "", path = ""] = line.split(" ");
  return { operation, call, method, path: `/api/v1/${path}`, body, bearer: true, answer, value };
};

const list = (value: unknown) => ({ items: [value], unreadable: 0 });

/** Every operation of favorites, blocks, comments, dates and reports. */
export const RECORD_CALLS: ReadonlyArray<PortCall<RecordPorts>> = [
  ...(() => {
    const using = <A>(use: (port: Favorites["Service"]) => Effect.Effect<A, RemoteFailure>) =>
      Effect.flatMap(Favorites, use);
    const one = () => jsonAnswer(SENT_FAVORITE);
    const many = () => jsonAnswer([SENT_FAVORITE]);
    const draft = '{"profile":{"userId":"7"},"kitchen":{"kitchenId":"3"}}';
    const whole = `{"favoriteId":"5",${draft.slice(1)}`;
    const { favoriteId } = FAVORITE;
    return [
      row(
        "favorites.all",
        "GET favorite",
        using((port) => port.all()),
        many,
        list(FAVORITE),
      ),
      row(
        "favorites.count",
        "GET favorite/count",
        using((port) => port.count()),
        () => jsonAnswer(31),
        31,
      ),
      row(
        "favorites.page",
        "GET favorite/10/30",
        using((port) => port.page({ first: 30, max: 10 })),
        many,
        list(FAVORITE),
      ),
      row(
        "favorites.byId",
        "GET favorite/5",
        using((port) => port.byId(favoriteId)),
        one,
        FAVORITE,
      ),
      row(
        "favorites.create",
        "POST favorite/createFavorite",
        using((port) => port.create({ profile: user, kitchen })),
        one,
        FAVORITE,
        draft,
      ),
      row(
        "favorites.edit",
        "POST favorite/editFavorite",
        using((port) => port.edit(FAVORITE)),
        one,
        FAVORITE,
        whole,
      ),
      row(
        "favorites.remove",
        "DELETE favorite/destroy/5",
        using((port) => port.remove(favoriteId)),
        gone,
        undefined,
      ),
      row(
        "favorites.ofUser",
        "GET favorite/user/7",
        using((port) => port.ofUser(user.userId)),
        many,
        list(FAVORITE),
      ),
      row(
        "favorites.ofKitchen",
        "GET favorite/kitchen/3",
        using((port) => port.ofKitchen(kitchen.kitchenId)),
        many,
        list(FAVORITE),
      ),
      row(
        "favorites.byUserAndKitchen",
        "GET favorite/user/7/kitchen/3",
        using((port) => port.byUserAndKitchen(user.userId, kitchen.kitchenId)),
        one,
        FAVORITE,
      ),
    ];
  })(),
  ...(() => {
    const using = <A>(use: (port: Blocks["Service"]) => Effect.Effect<A, RemoteFailure>) =>
      Effect.flatMap(Blocks, use);
    const one = () => jsonAnswer(SENT_BLOCK);
    const many = () => jsonAnswer([SENT_BLOCK]);
    const draft = '{"sourceProfileId":{"userId":"7"},"kitchen":{"kitchenId":"3"}}';
    const whole = `{"blockId":"5",${draft.slice(1)}`;
    const { blockId } = BLOCK;
    return [
      row(
        "blocks.all",
        "GET block",
        using((port) => port.all()),
        many,
        list(BLOCK),
      ),
      row(
        "blocks.count",
        "GET block/count",
        using((port) => port.count()),
        () => jsonAnswer(31),
        31,
      ),
      row(
        "blocks.page",
        "GET block/10/30",
        using((port) => port.page({ first: 30, max: 10 })),
        many,
        list(BLOCK),
      ),
      row(
        "blocks.byId",
        "GET block/5",
        using((port) => port.byId(blockId)),
        one,
        BLOCK,
      ),
      row(
        "blocks.create",
        "POST block/createBlock",
        using((port) => port.create({ sourceProfileId: user, kitchen })),
        one,
        BLOCK,
        draft,
      ),
      row(
        "blocks.edit",
        "POST block/editBlock",
        using((port) => port.edit(BLOCK)),
        one,
        BLOCK,
        whole,
      ),
      row(
        "blocks.remove",
        "DELETE block/destroy/5",
        using((port) => port.remove(blockId)),
        gone,
        undefined,
      ),
      row(
        "blocks.ofUser",
        "GET block/user/7",
        using((port) => port.ofUser(user.userId)),
        many,
        list(BLOCK),
      ),
      row(
        "blocks.ofKitchen",
        "GET block/kitchen/3",
        using((port) => port.ofKitchen(kitchen.kitchenId)),
        many,
        list(BLOCK),
      ),
      row(
        "blocks.byUserAndKitchen",
        "GET block/user/7/kitchen/3",
        using((port) => port.byUserAndKitchen(user.userId, kitchen.kitchenId)),
        one,
        BLOCK,
      ),
    ];
  })(),
  ...(() => {
    const using = <A>(use: (port: Comments["Service"]) => Effect.Effect<A, RemoteFailure>) =>
      Effect.flatMap(Comments, use);
    const one = () => jsonAnswer(SENT_COMMENT);
    const many = () => jsonAnswer([SENT_COMMENT]);
    const said = '"user":{"userId":"7"},"tribe":{"tribeId":"4"},"text":"¡Qué rico!"';
    const { commentId, creationDate: _, ...draft } = COMMENT;
    return [
      row(
        "comments.all",
        "GET comment",
        using((port) => port.all()),
        many,
        list(COMMENT),
      ),
      row(
        "comments.count",
        "GET comment/count",
        using((port) => port.count()),
        () => jsonAnswer(31),
        31,
      ),
      row(
        "comments.page",
        "GET comment/10/30",
        using((port) => port.page({ first: 30, max: 10 })),
        many,
        list(COMMENT),
      ),
      row(
        "comments.create",
        "POST comment/createComment",
        using((port) => port.create(draft)),
        one,
        COMMENT,
        `{${said}}`,
      ),
      row(
        "comments.edit",
        "POST comment/editComment",
        using((port) => port.edit(COMMENT)),
        one,
        COMMENT,
        `{"commentId":"5",${said},"creationDate":"2026-01-02 03:04"}`,
      ),
      row(
        "comments.byId",
        "POST comment/5",
        using((port) => port.byId(commentId)),
        one,
        COMMENT,
      ),
      row(
        "comments.remove",
        "DELETE comment/deleteComment/5",
        using((port) => port.remove(commentId)),
        gone,
        undefined,
      ),
      row(
        "comments.ofUser",
        "GET comment/user/7",
        using((port) => port.ofUser(user.userId)),
        many,
        list(COMMENT),
      ),
      row(
        "comments.ofTribe",
        "GET comment/tribe/4",
        using((port) => port.ofTribe(tribe.tribeId)),
        many,
        list(COMMENT),
      ),
      row(
        "comments.ofKitchen",
        "GET comment/findKitchenComments/3",
        using((port) => port.ofKitchen(kitchen.kitchenId)),
        many,
        list(COMMENT),
      ),
    ];
  })(),
  ...(() => {
    const using = <A>(use: (port: Dates["Service"]) => Effect.Effect<A, RemoteFailure>) =>
      Effect.flatMap(Dates, use);
    const one = () => jsonAnswer(SENT_DATES);
    const many = () => jsonAnswer([SENT_DATES]);
    const asked = '"sourceProfileId":{"userId":"7"},"targetProfileId":{"userId":"8"}';
    const { datesId, creationDate: _, ...draft } = DATES;
    return [
      row(
        "dates.all",
        "GET dates",
        using((port) => port.all()),
        many,
        list(DATES),
      ),
      row(
        "dates.count",
        "GET dates/count",
        using((port) => port.count()),
        () => jsonAnswer(31),
        31,
      ),
      row(
        "dates.range",
        "GET dates/range?startDate=2024-02-29&endDate=2025-01-01",
        using((port) => port.range(day("2024-02-29"), day("2025-01-01"))),
        many,
        list(DATES),
      ),
      row(
        "dates.page",
        "GET dates/10/30",
        using((port) => port.page({ first: 30, max: 10 })),
        many,
        list(DATES),
      ),
      row(
        "dates.byId",
        "GET dates/5",
        using((port) => port.byId(datesId)),
        one,
        DATES,
      ),
      row(
        "dates.create",
        "POST dates/createDates",
        using((port) => port.create(draft)),
        one,
        DATES,
        `{${asked}}`,
      ),
      row(
        "dates.edit",
        "POST dates/editDates",
        using((port) => port.edit(DATES)),
        one,
        DATES,
        `{"datesId":"5",${asked},"creationDate":"soon"}`,
      ),
      row(
        "dates.remove",
        "DELETE dates/destroy/5",
        using((port) => port.remove(datesId)),
        gone,
        undefined,
      ),
      row(
        "dates.ofUser",
        "GET dates/user/7",
        using((port) => port.ofUser(user.userId)),
        many,
        list(DATES),
      ),
      row(
        "dates.ofKitchen",
        "GET dates/kitchen/3",
        using((port) => port.ofKitchen(kitchen.kitchenId)),
        many,
        list(DATES),
      ),
    ];
  })(),
  ...(() => {
    const using = <A>(use: (port: Reports["Service"]) => Effect.Effect<A, RemoteFailure>) =>
      Effect.flatMap(Reports, use);
    const many = () => jsonAnswer([SENT_REPORT]);
    const { reportId } = REPORT;
    return [
      row(
        "reports.all",
        "GET report",
        using((port) => port.all()),
        many,
        list(REPORT),
      ),
      row(
        "reports.page",
        "GET report/30/10",
        using((port) => port.page({ first: 30, max: 10 })),
        many,
        list(REPORT),
      ),
      row(
        "reports.byId",
        "GET report/5",
        using((port) => port.byId(reportId)),
        () => jsonAnswer(SENT_REPORT),
        REPORT,
      ),
      row(
        "reports.remove",
        "DELETE report/destroy/5",
        using((port) => port.remove(reportId)),
        gone,
        undefined,
      ),
    ];
  })(),
];
