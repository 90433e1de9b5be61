import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import type { PersonName } from "../../../domain/person-name.ts";
import { anew } from "../../../domain/ports/bypass-cache.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { ProfileImages } from "../../../domain/ports/profile-images.ts";
import { Users } from "../../../domain/ports/users.ts";
import { NotFound } from "../../../domain/remote-failure.ts";
import type { User } from "../../../domain/user.ts";
import { withOwnName } from "../../../domain/forms/user-form.ts";
import type { Writing } from "../../editing/editing.vocabulary.ts";

/** One's own pictures, where they may be changed (D76). */
export const readOwnPictures = Effect.fnUntraced(function* (owner: Id<"user">) {
  if (!(yield* offers("account"))) return [];
  const { items } = yield* ProfileImages.use((images) => images.ofUser(owner));
  return items;
});

/** Oneself as the backend has it at this moment. */
export const rereadOneself = (owner: Id<"user">) => anew(Users.use((users) => users.byId(owner)));

/** Saves one's own name; there is nobody to make. */
export const writeOwnName = ({ draft, onto }: Writing<User, PersonName>) =>
  onto === undefined ? Effect.fail(NotFound()) : Users.use((users) => users.edit(withOwnName(onto, draft)));
