import type { Place } from "../../../src/domain/place.ts";
import { Locations } from "../../../src/domain/ports/locations.ts";
import { TribeImages } from "../../../src/domain/ports/tribe-images.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import type { Tribe, TribeImage } from "../../../src/domain/tribe.ts";
import { id } from "../../domain/generators.ts";
import { ANA, SENT_ANA } from "./ana.ts";
import { DONE, found, good, listed, QUERY, QUERY_TEXT, WINDOW, type Calls } from "./port-call.ts";

const TRIBE: Tribe = { tribeId: id("5"), name: "Los de la Paella", description: "Arroz" };

/** The tribe as a backend may send it (D34). */
const SENT_TRIBE = { ...TRIBE, tribeId: 5, leader: null };
const { tribeId: _, ...NEW_TRIBE } = TRIBE;
const NEW_TRIBE_TEXT = '{"name":"Los de la Paella","description":"Arroz"}';
const TRIBE_TEXT = '{"tribeId":"5","name":"Los de la Paella","description":"Arroz"}';

const IMAGE: TribeImage = {
  tribeImageId: id("8"),
  tribe: { tribeId: id("5") },
  imageUrl: "/a.jpg",
  description: "",
};

/** The picture as a backend may send it (D34). */
const SENT_IMAGE = { tribeImageId: 8, tribe: { tribeId: 5, name: "Los de la Paella" }, imageUrl: "/a.jpg" };
const { tribeImageId: __, ...NEW_IMAGE } = IMAGE;
const NEW_IMAGE_TEXT = '{"tribe":{"tribeId":"5"},"imageUrl":"/a.jpg","description":""}';

const PLACE: Place = {
  ubicacionId: id("9"),
  nombre: "Mercado",
  lat: 40.4,
  lng: -3.7,
  kitchen: { kitchenId: id("6") },
};

/** The place as a backend may send it (D34). */
const SENT_PLACE = { ...PLACE, ubicacionId: 9, kitchen: { kitchenId: 6, nombre: "Casa Ana" }, altitude: 667 };
const { ubicacionId: ___, ...NEW_PLACE } = PLACE;
const NEW_PLACE_TEXT = '{"nombre":"Mercado","lat":40.4,"lng":-3.7,"kitchen":{"kitchenId":"6"}}';
const PLACE_TEXT = `{"ubicacionId":"9",${NEW_PLACE_TEXT.slice(1)}`;

const TRIBE_SENT = good(SENT_TRIBE, TRIBE);
const TRIBES = listed(SENT_TRIBE, TRIBE);
const PLACE_SENT = good(SENT_PLACE, PLACE);
const PLACES = listed(SENT_PLACE, PLACE);
const WITHOUT_KITCHEN = good({ ...SENT_PLACE, kitchen: null }, { ...PLACE, kitchen: undefined });

/** §7, Tribes, their pictures, and Locations. */
export const TRIBE_CALLS: Calls<"tribes" | "tribeImages" | "locations"> = {
  "tribes.all": ["tribe", Tribes.use((port) => port.all()), TRIBES],
  "tribes.count": ["tribe/count", Tribes.use((port) => port.count()), good(40)],
  "tribes.page": ["tribe/10/30", Tribes.use((port) => port.page({ first: 30, max: 10 })), TRIBES],
  "tribes.byId": ["tribe/a_b-5", Tribes.use((port) => port.byId(id("a_b-5"))), TRIBE_SENT],
  "tribes.find": [
    `search/tribes?${QUERY_TEXT}`,
    Tribes.use((port) => port.find(QUERY, WINDOW)),
    found(SENT_TRIBE, TRIBE),
  ],
  "tribes.create": [
    "tribe/createTribe",
    Tribes.use((port) => port.create(NEW_TRIBE)),
    TRIBE_SENT,
    NEW_TRIBE_TEXT,
  ],
  "tribes.edit": ["tribe/editTribe", Tribes.use((port) => port.edit(TRIBE)), TRIBE_SENT, TRIBE_TEXT],
  "tribes.remove": ["tribe/destroy/5", Tribes.use((port) => port.remove(id("5"))), DONE],
  "tribes.members": [
    "tribe/findTribeMembers/5",
    Tribes.use((port) => port.members(id("5"))),
    listed(SENT_ANA, ANA),
  ],
  "tribes.addMember": ["tribe/5/members/7", Tribes.use((port) => port.addMember(id("5"), id("7"))), DONE],
  "tribes.removeMember": [
    "tribe/5/members/7",
    Tribes.use((port) => port.removeMember(id("5"), id("7"))),
    DONE,
  ],
  "tribeImages.ofTribe": [
    "tribeimage/5",
    TribeImages.use((port) => port.ofTribe(id("5"))),
    listed(SENT_IMAGE, IMAGE),
  ],
  "tribeImages.create": [
    "tribeimage",
    TribeImages.use((port) => port.create(NEW_IMAGE)),
    good(SENT_IMAGE, IMAGE),
    NEW_IMAGE_TEXT,
  ],
  "tribeImages.remove": ["tribeimage/8", TribeImages.use((port) => port.remove(id("8"))), DONE],
  "locations.all": ["ubicacion", Locations.use((port) => port.all()), PLACES],
  "locations.nearby": [
    "ubicacion/nearby?lat=40.5&lng=-3.25&radius=7.5",
    Locations.use((port) => port.nearby({ lat: 40.5, lng: -3.25 }, 7.5)),
    PLACES,
  ],
  "locations.byId": ["ubicacion/9", Locations.use((port) => port.byId(id("9"))), WITHOUT_KITCHEN],
  "locations.create": [
    "ubicacion/create",
    Locations.use((port) => port.create(NEW_PLACE)),
    PLACE_SENT,
    NEW_PLACE_TEXT,
  ],
  "locations.edit": ["ubicacion/edit", Locations.use((port) => port.edit(PLACE)), PLACE_SENT, PLACE_TEXT],
  "locations.remove": ["ubicacion/9", Locations.use((port) => port.remove(id("9"))), DONE],
};
