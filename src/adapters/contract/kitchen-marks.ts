import type * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { idText } from "../../domain/fields.ts";
import { AT_KITCHEN_LIST } from "../../domain/contribution-lists.ts";
import { Authorization } from "./access.ts";
import { all, byId, count, create, edit, listPage, listOf, remove } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";

const userId = idText<"user">();
const kitchenId = idText<"kitchen">();

/** How one kind of mark is spelled in addresses (D30). */
interface Spelling<Base extends string, Create extends string, Edit extends string> {
  readonly base: Base;
  readonly create: Create;
  readonly edit: Edit;
}

/** What one kind of mark looks like on the wire. */
interface Codecs<Id extends string, A, I, New, NewI> {
  readonly id: Schema.Codec<Id, string>;
  readonly item: Schema.Codec<A, I>;
  readonly draft: Schema.Codec<New, NewI>;
}

/** The ten calls that favorites and blocks have alike (§7). Pages are `{max}/{first}` by decision (D29). */
export const kitchenMarksGroup = <
  const Name extends string,
  const Base extends string,
  const Create extends string,
  const Edit extends string,
  Id extends string,
  A,
  I,
  New,
  NewI,
>(
  name: Name,
  { base, create: creating, edit: editing }: Spelling<Base, Create, Edit>,
  { id, item, draft }: Codecs<Id, A, I, New, NewI>,
) =>
  HttpApiGroup.make(name)
    .add(
      all(`/${base}` as const, item),
      count(`/${base}/count` as const),
      listPage(`/${base}/:max/:first` as const, item, AT_KITCHEN_LIST),
      byId(`/${base}/:id` as const, id, item),
      create(`/${base}/${creating}` as const, draft, item),
      edit(`/${base}/${editing}` as const, item, item),
      remove(`/${base}/destroy/:id` as const, id),
      listOf("ofUser", `/${base}/user/:id` as const, userId, item),
      listOf("ofKitchen", `/${base}/kitchen/:id` as const, kitchenId, item),
      HttpApiEndpoint.get("byUserAndKitchen", `/${base}/user/:userId/kitchen/:kitchenId` as const, {
        params: { userId, kitchenId },
        success: item,
        error: FAILURES,
      }),
    )
    .middleware(Authorization);
