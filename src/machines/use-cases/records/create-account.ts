import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { Confidential } from "../../../domain/confidential.ts";
import { joinName } from "../../../domain/person-name.ts";
import type { NewUserForm } from "../../../domain/signing-up/new-user-form.ts";
import { typedEmail } from "../../../domain/email-address.ts";
import { Authentication } from "../../../domain/ports/authentication.ts";
import { type NewAccount, NewAccounts } from "../../../domain/ports/new-accounts.ts";
import { Users } from "../../../domain/ports/users.ts";
import { ROLE_IDS } from "../../../domain/role.ts";
import { isResultUnknown, type SavingFailure } from "../../../domain/saving-failure.ts";
import type { User } from "../../../domain/user.ts";

const failed = (failure: SavingFailure) => Effect.fail(failure);

/**
 * The backend's user for a new account. Whether it was made is asked of the exchange, which knows it by the
 * account's own token; where that does not say, nobody knows.
 */
const userOf = Effect.fnUntraced(function* (form: NewUserForm, { idToken }: NewAccount) {
  const authentication = yield* Authentication;
  const { email, password, birthDate, role, allowUnverified } = form;
  const asked = yield* Effect.result(
    authentication.createUser({
      birthDate: new Confidential(birthDate),
      email: typedEmail(email),
      password: new Confidential(password),
      roleId: ROLE_IDS[role],
      idToken,
      ...(allowUnverified && { allowUnverified }),
    }),
  );
  if (Result.isFailure(asked) && !isResultUnknown(asked.failure)) return yield* failed(asked.failure);
  const found = yield* Effect.result(authentication.exchange(idToken));
  if (Result.isSuccess(found)) return found.success.user;
  if (Result.isFailure(asked)) return yield* failed(asked.failure);
  // The answer is the same to an address that somebody else has; only the exchange tells.
  return yield* failed(found.failure._tag === "NotFound" ? { _tag: "AddressTaken" } : { _tag: "Unreadable" });
});

const named = (user: User, form: NewUserForm) => {
  const nombre = joinName(form);
  // A backend that reads the provider's name has it already.
  if (user.profile.nombre === nombre) return Effect.succeed(user);
  return Users.use((users) => users.edit({ ...user, profile: { ...user.profile, nombre } })).pipe(
    Effect.mapError((): SavingFailure => ({ _tag: "NameNotSaved" })),
  );
};

/** Whether there is no user and will be none. */
const isRefusal = (failure: SavingFailure): boolean =>
  !isResultUnknown(failure) && failure._tag !== "NameNotSaved";

/**
 * Makes a user for somebody else: an account at the provider, then the backend's user, then the name. Where the
 * backend says no, the account goes again; where nobody knows, it stays.
 */
export const createAccount = ({ draft: form }: { readonly draft: NewUserForm }) =>
  Effect.acquireUseRelease(
    NewAccounts.use((accounts) =>
      accounts.open(typedEmail(form.email), new Confidential(form.password), joinName(form)),
    ),
    (account) =>
      userOf(form, account).pipe(
        Effect.flatMap((user) => named(user, form)),
        Effect.tapError((failure) => (isRefusal(failure) ? account.remove() : Effect.void)),
      ),
    (account) => account.close(),
  );
