import type { Kitchen } from "../../../src/domain/kitchen.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Votes } from "../../../src/domain/ports/votes.ts";
import { id } from "../../domain/generators.ts";
import { DONE, found, good, listed, QUERY, QUERY_TEXT, WINDOW, type Calls } from "./port-call.ts";

export const CASA: Kitchen = {
  kitchenId: id("9"),
  nombre: "Casa Ñam",
  logo: "https://images.example/casa.png",
  banned: true,
  positivo: 7,
  negativo: 2,
  userChef: { userId: id("7"), profile: { nombre: "Ana Ñandú" } },
  tribe: { tribeId: id("5"), name: "Vegans" },
};

/** The kitchen as a backend may send it: numbers as ids, whole records where a reference would do (D34). */
const SENT_CASA = {
  ...CASA,
  kitchenId: 9,
  userChef: { userId: 7, email: "ana@kitchen.example", profile: { nombre: "Ana Ñandú", edad: 40 } },
  tribe: { tribeId: 5, name: "Vegans", description: null },
  extra: [1],
};

const CASA_TEXT =
  '{"kitchenId":"9","nombre":"Casa Ñam","logo":"https://images.example/casa.png","tribe":{"tribeId":"5"},"banned":true,"positivo":7,"negativo":2,"userChef":{"userId":"7","profile":{"nombre":"Ana Ñandú"}}}';

const DRAFT = {
  nombre: "Casa Ñam",
  logo: undefined,
  userChef: { userId: id<"user">("7") },
  tribe: undefined,
};
const DRAFT_TEXT = '{"nombre":"Casa Ñam","userChef":{"userId":"7"}}';

const VOTE = {
  user: { userId: id<"user">("7") },
  kitchen: { kitchenId: id<"kitchen">("9") },
  positive: false,
};
const SENT_VOTE = { user: { userId: 7, email: "x" }, kitchen: SENT_CASA, positive: false, at: "yesterday" };
const VOTE_TEXT = '{"user":{"userId":"7"},"kitchen":{"kitchenId":"9"},"positive":false}';

const ONE = good(SENT_CASA, CASA);
const CASAS = listed(SENT_CASA, CASA);
const KNOWN_VOTE = {
  ...VOTE,
  kitchen: { ...VOTE.kitchen, nombre: "Casa Ñam", logo: "https://images.example/casa.png" },
};
const VOTES = listed(SENT_VOTE, KNOWN_VOTE);

/** §7, Kitchens and their votes. A page is `{first}/{max}` here (D29). */
export const KITCHEN_CALLS: Calls<"kitchens" | "votes"> = {
  "kitchens.all": ["kitchen", Kitchens.use((port) => port.all()), CASAS],
  "kitchens.count": ["kitchen/count", Kitchens.use((port) => port.count()), good(300)],
  "kitchens.page": ["kitchen/30/10", Kitchens.use((port) => port.page({ first: 30, max: 10 })), CASAS],
  "kitchens.byId": [
    "kitchen/a_b-9",
    Kitchens.use((port) => port.byId(id("a_b-9"))),
    good(SENT_CASA, { ...CASA, extra: [1] }),
  ],
  "kitchens.find": [
    `search/kitchens?${QUERY_TEXT}`,
    Kitchens.use((port) => port.find(QUERY, WINDOW)),
    found(SENT_CASA, CASA),
  ],
  "kitchens.create": ["kitchen/createKitchen", Kitchens.use((port) => port.create(DRAFT)), ONE, DRAFT_TEXT],
  "kitchens.edit": ["kitchen/editKitchen", Kitchens.use((port) => port.edit(CASA)), ONE, CASA_TEXT],
  "kitchens.remove": ["kitchen/destroyKitchen/9", Kitchens.use((port) => port.remove(id("9"))), DONE],
  "votes.ofKitchen": ["kitchenvote/kitchen/9", Votes.use((port) => port.ofKitchen(id("9"))), VOTES],
  "votes.ofUser": ["kitchenvote/user/7", Votes.use((port) => port.ofUser(id("7"))), VOTES],
  "votes.vote": [
    "kitchenvote/vote",
    Votes.use((port) => port.vote(VOTE)),
    good(SENT_VOTE, KNOWN_VOTE),
    VOTE_TEXT,
  ],
  "votes.withdraw": [
    "kitchenvote/user/7/kitchen/9",
    Votes.use((port) => port.withdraw(id("7"), id("9"))),
    DONE,
  ],
};
