import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { maybeUser } from "../../../domain/field-kinds.ts";
import {
  Kitchen,
  kitchenForm,
  kitchenListDefinition,
  knownChef,
  NewKitchen,
} from "../../../domain/kitchen.ts";
import { ANY } from "../../../domain/list-request.ts";
import { searchText } from "../../../domain/matching.ts";
import { tidyName } from "../../../domain/person-name.ts";
import { Kitchens } from "../../../domain/ports/kitchens.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { searchedSql, type Table, tableOf } from "./collection.ts";
import { writing } from "./entity-rows.ts";
import { CREATION_DATE } from "./instants.ts";
import { ofFlag, ofReference } from "./list-filters.ts";
import type { Listed } from "./listing.ts";
import { References } from "./references.ts";
import { revisionsSql } from "./revisions.ts";
import { savingSql } from "./saving.ts";
import { inTransaction, lockForShare } from "./transaction.ts";

/** Here, a chef is always somebody known. */
const StoredKitchen = Schema.Struct({ ...Kitchen.fields, userChef: maybeUser.read });

const CHEF = { "userChef.userId": "chef_user_id" };

export const kitchensTable = (sql: SqlClient, named: References): Table<Kitchen> & Listed => ({
  ...tableOf(sql, "kitchens", "k.kitchen_id", StoredKitchen, {
    ...CHEF,
    ...named.user("userChef", "k.chef_user_id"),
    ...named.tribe("tribe", "k.tribe_id"),
    creationDate: CREATION_DATE,
  }),
  missing: "Kitchen not found",
  cells: 16,
  filters: {
    status: ofFlag(0, "banned"),
    chef: ofReference(sql, "chef_user_id", 1),
    tribe: ofReference(sql, "tribe_id", 2),
    pictures: ofFlag(3, ANY),
  },
  maybe: ["description", "location", "capacity", "chef", "tribe"],
  inTurn: "time",
});

const kitchenColumns = writing(NewKitchen, CHEF);

/** `Kitchens` over SQL. `positivo` and `negativo` belong to the votes and are never written here. */
export const kitchensSql = Layer.effect(
  Kitchens,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const table = kitchensTable(sql, yield* References);
    const kitchens = searchedSql(sql, table);
    const noSuchChef = Refused("There is no such chef", "userChef");
    const saving = savingSql(sql, { ...table, dangling: noSuchChef });
    const { byId, onlyOnto, removing } = revisionsSql(sql, table, kitchens.byId, kitchenForm.of);

    const columnsOf = Effect.fnUntraced(function* (
      draft: Omit<NewKitchen, "userChef"> & Pick<Kitchen, "userChef">,
    ) {
      const known = knownChef(draft);
      if (draft.userChef !== undefined && known === undefined) return yield* Effect.fail(noSuchChef);
      const kept = { ...draft, userChef: known, nombre: tidyName(draft.nombre) };
      const row = yield* kitchenColumns(kept);
      const { userChef, tribe } = kept;
      if (userChef !== undefined && !(yield* lockForShare(sql, "users", "user_id", userChef.userId)))
        return yield* Effect.fail(noSuchChef);
      if (tribe !== undefined && !(yield* lockForShare(sql, "tribes", "tribe_id", tribe.tribeId)))
        return yield* Effect.fail(Refused("There is no such tribe", "tribe"));
      return { ...row, search_text: searchText(kitchenListDefinition.textsOf(kept)) };
    });

    return Kitchens.of({
      ...kitchens,
      byId,
      create: (draft) =>
        columnsOf(draft).pipe(
          Effect.flatMap(saving.insert),
          Effect.flatMap(kitchens.byId),
          inTransaction(sql),
        ),
      edit: Effect.fnUntraced(function* (kitchen) {
        yield* kitchens.byId(kitchen.kitchenId);
        const columns = yield* columnsOf(kitchen);
        yield* onlyOnto(kitchen.kitchenId, kitchen);
        yield* saving.update(kitchen.kitchenId, { ...columns, banned: kitchen.banned });
        return yield* kitchens.byId(kitchen.kitchenId);
      }, inTransaction(sql)),
      remove: removing(kitchens.remove),
    });
  }),
);
