import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { vi } from "vitest";
import { withBusinessForm, businessForm } from "../../../src/domain/business/profile-form.ts";
import { kitchenForm, withKitchenForm } from "../../../src/domain/kitchen.ts";
import { Business } from "../../../src/domain/ports/business.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { tribeForm, withTribeForm } from "../../../src/domain/tribe.ts";
import { userFormOf } from "../../../src/domain/forms/user-form.ts";
import { withUserForm } from "../../../src/domain/user.ts";
import type { ReadingPorts } from "../../../src/machines/ports.ts";
import { id } from "../../domain/generators.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { answering, jsonAnswer, remoteOver, type Sent } from "../fixtures-remote.ts";

vi.stubGlobal("location", new URL("/admin", ORIGIN));

/** What a backend may keep that the console knows nothing of. */
const BEYOND = { creado: "2026-01-02", amigos: [{ userId: 8, desde: null }], nota: null, etag: 3 };

interface Whole {
  readonly what: string;
  readonly kept: object;
  readonly rename: Effect.Effect<unknown, RemoteFailure, ReadingPorts>;
  readonly written: object;
}

const KITCHEN = { nombre: "Casa", logo: "/a.png", banned: false, positivo: 1, negativo: 0 };
const PROFILE = { phone: "+1 555 0100", hours: "9-17" };

const RECORDS: ReadonlyArray<Whole> = [
  {
    what: "a user",
    kept: { ...BEYOND, userId: 7, email: "a@b.example", profile: { ...BEYOND, nombre: "Ana" }, role: "chef" },
    rename: Users.use(({ byId, edit }) =>
      Effect.flatMap(byId(id("7")), (user) =>
        edit(withUserForm(user, { ...userFormOf(user), firstName: "Eva", lastName: "" })),
      ),
    ),
    written: {
      ...BEYOND,
      userId: "7",
      email: "a@b.example",
      profile: { ...BEYOND, nombre: "Eva" },
      role: "chef",
    },
  },
  {
    what: "a kitchen",
    kept: { ...BEYOND, ...KITCHEN, kitchenId: 9 },
    rename: Kitchens.use(({ byId, edit }) =>
      Effect.flatMap(byId(id("9")), (kitchen) =>
        edit(withKitchenForm(kitchen, { ...kitchenForm.of(kitchen), nombre: "Cantina", logo: "" })),
      ),
    ),
    // What was emptied does not come back with what is beyond.
    written: { ...BEYOND, kitchenId: "9", nombre: "Cantina", banned: false, positivo: 1, negativo: 0 },
  },
  {
    what: "a tribe",
    kept: { ...BEYOND, tribeId: 5, name: "Us", description: "All" },
    rename: Tribes.use(({ byId, edit }) =>
      Effect.flatMap(byId(id("5")), (tribe) =>
        edit(withTribeForm(tribe, { ...tribeForm.of(tribe), name: "Them" })),
      ),
    ),
    written: { ...BEYOND, tribeId: "5", name: "Them", description: "All" },
  },
  {
    what: "a business",
    kept: { ...BEYOND, ...PROFILE, businessId: 5, name: "Casa" },
    rename: Business.use(({ profile, edit }) =>
      Effect.flatMap(profile(id("7")), (business) =>
        edit(id("7"), withBusinessForm(business, { ...businessForm.of(business), name: "Cantina" })),
      ),
    ),
    written: { ...BEYOND, ...PROFILE, businessId: "5", name: "Cantina" },
  },
];

it.effect.each(RECORDS)(
  "§7, D37: $what that is written back has what the console knows nothing of",
  ({ kept, rename, written }) => {
    const sent: Array<Sent> = [];
    const fetch = answering(sent, () => jsonAnswer(kept, { headers: { etag: '"1"' } }));
    return Effect.gen(function* () {
      yield* Effect.provide(rename, remoteOver({ fetch }));
      const last = sent.at(-1);
      expect([last?.headers["if-match"], JSON.parse(last?.body ?? "")]).toEqual(['"1"', written]);
    });
  },
);
