import * as DateTime from "effect/DateTime";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { isCalendarDate } from "../../../domain/calendar-date.ts";
import { isSameAddress } from "../../../domain/email-address.ts";
import { permits } from "../../../domain/permission.ts";
import { birthDateProblem } from "../../../domain/signing-up/registration.ts";
import { Forbidden, Refused, Unauthorized, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { DEFAULT_ROLE_ID, ROLE_IDS } from "../../../domain/role.ts";
import { tidyName } from "../../../domain/person-name.ts";
import { Email, MaybeNombre, PROBLEMS } from "../../../domain/rules.ts";
import type { Identity } from "../../../domain/session.ts";
import type { User } from "../../../domain/user.ts";
import type { Account, VerifiedIdentity } from "./accounts.ts";
import { NOT_VERIFIED } from "./user-editing.ts";

/** What the path of `createUser` says, word for word. */
interface Asked {
  readonly dob: string;
  readonly email: string;
  readonly roleId: string;
  /** Whether a role above chef is meant although the address was not verified (D68). */
  readonly allowUnverified: boolean;
}

const isEmail = Schema.is(Email);
const isNombre = Schema.is(MaybeNombre);

const nombreOf = ({ displayName = "" }: Identity): string => {
  const nombre = tidyName(displayName);
  return isNombre(nombre) ? nombre : "";
};

/** The role id that may be given: the default to everybody, any other by whoever may create users. */
const grantedRoleId = (asked: string, actor: User | undefined): Effect.Effect<number, RemoteFailure> => {
  if (asked === String(DEFAULT_ROLE_ID)) return Effect.succeed(DEFAULT_ROLE_ID);
  if (actor === undefined) return Effect.fail(Unauthorized);
  if (!permits(actor.role, "users.create")) return Effect.fail(Forbidden);
  const known = Object.values(ROLE_IDS).find((id) => String(id) === asked);
  return known === undefined ? Effect.fail(Refused("Unknown role", "roleId")) : Effect.succeed(known);
};

/**
 * The account that an identity may have: whose it is comes from its token alone, the path only has to
 * agree. Fails with `Unauthorized`, `Forbidden` or `Refused`.
 */
export const allowedAccount = Effect.fnUntraced(function* (
  { dob, email, roleId, allowUnverified }: Asked,
  identity: VerifiedIdentity,
  actor: User | undefined,
): Effect.fn.Return<Account, RemoteFailure> {
  const granted = yield* grantedRoleId(roleId, actor);
  if (identity.email === "" || !isSameAddress(identity.email, email))
    return yield* Effect.fail(Refused("The token is not of this account"));
  if (!isEmail(identity.email)) return yield* Effect.fail(Refused(PROBLEMS.NoEmail, "email"));
  if (granted !== DEFAULT_ROLE_ID && !identity.isVerified && !allowUnverified)
    return yield* Effect.fail(NOT_VERIFIED);
  const today = DateTime.formatIsoDateUtc(yield* DateTime.now);
  if (!isCalendarDate(today) || !isCalendarDate(dob) || birthDateProblem(dob, today) !== undefined)
    return yield* Effect.fail(Refused("The date of birth cannot be accepted", "dob"));
  const readmits = actor !== undefined && permits(actor.role, "users.create");
  return { identity, nombre: nombreOf(identity), birthDate: dob, roleId: granted, readmits };
});
