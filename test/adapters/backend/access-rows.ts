import { exchange, type Principal } from "../asked.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import type { Row } from "./access-row.ts";
import { ACCOUNT_ROWS, CREATE_USER_ROW } from "./account-access-rows.ts";
import { CHEF_ROWS } from "./chef-access-rows.ts";
import { KITCHEN_ROWS, SEARCH_KITCHENS_ROW, VOTE_ROWS } from "./kitchen-access-rows.ts";
import { RECORD_ROWS } from "./record-access-rows.ts";
import { SEARCH_TRIBES_ROW, TRIBE_ROWS } from "./tribe-access-rows.ts";

/** The number of the sample account of a principal; nobody poses as the chef. */
export const NUMBERS: Readonly<Record<Principal, number>> = {
  admin: 1,
  editor: 2,
  viewer: 3,
  chef: 4,
  nobody: 4,
};

/** The letter of a principal in `may` and `passes`. */
export const LETTERS: Readonly<Record<Principal, string>> = {
  admin: "a",
  editor: "e",
  viewer: "v",
  chef: "c",
  nobody: "n",
};

/** A user as they are. */
export const EDITOR = {
  userId: 2,
  email: "editor@example.com",
  profile: { nombre: "Edu Editor" },
  role: "editor",
};

/** §6 with D13 and D16 read by hand, never from src: who may call which operation of §7, and beyond it. */
export const TABLE: ReadonlyArray<Row> = [
  {
    name: "authentication.exchange",
    method: "POST",
    path: "/api/v1/authentication/exchange",
    may: "aevcn",
    asked: exchange(emulatorToken("sample-viewer")),
    success: 200,
  },
  {
    name: "users.all",
    method: "GET",
    path: "/api/v1/user",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/user" },
    success: 200,
  },
  {
    name: "users.count",
    method: "GET",
    path: "/api/v1/user/count",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/user/count" },
    success: 200,
  },
  {
    name: "users.page",
    method: "GET",
    path: "/api/v1/user/{}/{}",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/user/3/1" },
    success: 200,
  },
  {
    name: "users.byId",
    method: "GET",
    path: "/api/v1/user/{}",
    may: "aev",
    passes: "aevc",
    asked: { method: "GET", path: "/api/v1/user/2" },
    success: 200,
  },
  {
    name: "users.edit",
    method: "PUT",
    path: "/api/v1/user/editUser",
    may: "ae",
    passes: "aevc",
    asked: { method: "PUT", path: "/api/v1/user/editUser", body: EDITOR },
    success: 200,
  },
  {
    name: "users.remove",
    method: "DELETE",
    path: "/api/v1/user/destroy/{}",
    may: "a",
    asked: { method: "DELETE", path: "/api/v1/user/destroy/5" },
    success: 204,
  },
  {
    name: "roles.all",
    method: "GET",
    path: "/api/v1/role",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/role" },
    success: 200,
  },
  {
    name: "users.find",
    method: "GET",
    path: "/api/v1/search/users",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/search/users?query=vera" },
    success: 200,
  },
  SEARCH_KITCHENS_ROW,
  SEARCH_TRIBES_ROW,
  {
    name: "health.check",
    method: "GET",
    path: "/api/v1/health",
    may: "aevcn",
    asked: { method: "GET", path: "/api/v1/health" },
    success: 200,
  },
  {
    name: "activities.page",
    method: "GET",
    path: "/api/v1/activity/{}/{}",
    may: "aev",
    passes: "aevc",
    asked: { method: "GET", path: "/api/v1/activity/3/1" },
    success: 200,
  },
  {
    name: "activities.liking",
    method: "GET",
    path: "/api/v1/activity/kitchen/{}/liking",
    may: "aev",
    passes: "aevc",
    asked: { method: "GET", path: "/api/v1/activity/kitchen/2/liking" },
    success: 200,
  },
  {
    name: "presences.others",
    method: "GET",
    path: "/api/v1/report/presence",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/report/presence" },
    success: 200,
  },
  {
    name: "presences.announce",
    method: "POST",
    path: "/api/v1/report/presence/{}",
    may: "aev",
    asked: { method: "POST", path: "/api/v1/report/presence/5" },
    success: 200,
  },
  CREATE_USER_ROW,
  ...KITCHEN_ROWS,
  ...VOTE_ROWS,
  ...TRIBE_ROWS,
  ...RECORD_ROWS,
  ...ACCOUNT_ROWS,
  ...CHEF_ROWS,
];
