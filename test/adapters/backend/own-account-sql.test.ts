import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { UserEdits } from "../../../src/adapters/backend/policy/user-edits.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { CHEF, ownAccountContract } from "../contract/own-account.contract.ts";
import { CONTRACT_USERS } from "../contract/ports.contract.ts";
import { ON_SERVER, type Place, seeded } from "../database-image.ts";
import { onServer } from "./on-server.ts";

/** The port as the chef may use it, decided where the backend decides it. */
const asChef = Layer.effect(
  Users,
  Effect.gen(function* () {
    const users = yield* Users;
    const edits = yield* UserEdits;
    return Users.of({ ...users, edit: (user) => edits.save(CHEF, user) });
  }),
);

const portsOver = (place: Place) =>
  asChef.pipe(Layer.provide(portsSql()), Layer.provide(seeded(place, CONTRACT_USERS)));

ownAccountContract("D51: one's own account over SQL, embedded", portsOver({ _tag: "Memory" }));

onServer(() => ownAccountContract("D51: one's own account over SQL, on a server", portsOver(ON_SERVER)));
