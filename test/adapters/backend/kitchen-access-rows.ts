import type { Principal } from "../asked.ts";
import type { Row } from "./access-row.ts";

const CASA = { nombre: "Casa", logo: null, userChef: { userId: 4 }, tribe: null };
const MERGED = { ...CASA, kitchenId: 2, banned: false, positivo: 0, negativo: 0, userChef: null };

/** The sample accounts by their numbers; nobody tries the chef's. */
const OWN: Readonly<Record<Principal, number>> = { admin: 1, editor: 2, viewer: 3, chef: 4, nobody: 4 };

const get = (path: string) => ({ asked: { method: "GET", path }, method: "GET", success: 200 });

export const SEARCH_KITCHENS_ROW: Row = {
  ...get("/api/v1/search/kitchens?query=casa"),
  name: "kitchens.find",
  path: "/api/v1/search/kitchens",
  may: "aev",
};

// §6 by hand: kitchens.read is staff's, create and update are the admin's and the editor's, delete the admin's.
export const KITCHEN_ROWS: ReadonlyArray<Row> = [
  { ...get("/api/v1/kitchen"), name: "kitchens.all", path: "/api/v1/kitchen", may: "aevc" },
  { ...get("/api/v1/kitchen/count"), name: "kitchens.count", path: "/api/v1/kitchen/count", may: "aev" },
  { ...get("/api/v1/kitchen/1/3"), name: "kitchens.page", path: "/api/v1/kitchen/{}/{}", may: "aev" },
  { ...get("/api/v1/kitchen/2"), name: "kitchens.byId", path: "/api/v1/kitchen/{}", may: "aev" },
  {
    name: "kitchens.create",
    method: "POST",
    path: "/api/v1/kitchen/createKitchen",
    may: "ae",
    asked: { method: "POST", path: "/api/v1/kitchen/createKitchen", body: CASA },
    success: 200,
  },
  {
    name: "kitchens.edit",
    method: "POST",
    path: "/api/v1/kitchen/editKitchen",
    may: "ae",
    asked: { method: "POST", path: "/api/v1/kitchen/editKitchen", body: MERGED },
    success: 200,
  },
  {
    name: "kitchens.remove",
    method: "DELETE",
    path: "/api/v1/kitchen/destroyKitchen/{}",
    may: "a",
    asked: { method: "DELETE", path: "/api/v1/kitchen/destroyKitchen/3" },
    success: 204,
  },
  {
    ...get("/api/v1/kitchenimage/findKitchenimages/2"),
    name: "kitchenImages.fromKitchenImage",
    path: "/api/v1/kitchenimage/findKitchenimages/{}",
    may: "aev",
  },
  {
    ...get("/api/v1/images/kitchen/2"),
    name: "kitchenImages.fromImages",
    path: "/api/v1/images/kitchen/{}",
    may: "aev",
  },
];

// §6 grants votes to nobody: each decides about their own (D13), so each asks for their own here.
export const VOTE_ROWS: ReadonlyArray<Row> = [
  {
    ...get("/api/v1/kitchenvote/kitchen/2"),
    name: "votes.ofKitchen",
    path: "/api/v1/kitchenvote/kitchen/{}",
    may: "aevc",
    beyond: "signed in",
  },
  {
    name: "votes.ofUser",
    method: "GET",
    path: "/api/v1/kitchenvote/user/{}",
    may: "aevc",
    asked: (principal) => ({ method: "GET", path: `/api/v1/kitchenvote/user/${OWN[principal]}` }),
    success: 200,
    beyond: "owner",
  },
  {
    name: "votes.vote",
    method: "POST",
    path: "/api/v1/kitchenvote/vote",
    may: "aevc",
    asked: (principal) => ({
      method: "POST",
      path: "/api/v1/kitchenvote/vote",
      body: { user: { userId: OWN[principal] }, kitchen: { kitchenId: 2 }, positive: true },
    }),
    success: 200,
    beyond: "owner",
  },
  {
    name: "votes.withdraw",
    method: "DELETE",
    path: "/api/v1/kitchenvote/user/{}/kitchen/{}",
    may: "aevc",
    asked: (principal) => ({
      method: "DELETE",
      path: `/api/v1/kitchenvote/user/${OWN[principal]}/kitchen/2`,
    }),
    success: 204,
    beyond: "owner",
  },
];
