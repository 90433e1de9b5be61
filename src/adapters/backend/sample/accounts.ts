import type { Role } from "../../../domain/role.ts";

/** A sample account: known to the identity emulator by `uid`, to the database by the same (README). */
export interface SampleAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly role: Role;
  /** The number of the drawn portrait. */
  readonly portrait: number;
}

const PASSWORD = "Sample-Kitchen-1";

const account = (role: Role, displayName: string, portrait: number): SampleAccount => ({
  uid: `sample-${role}`,
  email: `${role}@example.com`,
  password: PASSWORD,
  displayName,
  role,
  portrait,
});

/** One account for each role; the role comes from the database, not from the address. */
export const SAMPLE_ACCOUNTS: ReadonlyArray<SampleAccount> = [
  account("admin", "Ada Admin", 1),
  account("editor", "Edu Editor", 24),
  account("viewer", "Vera Viewer", 12),
  account("chef", "Carla Chef", 27),
];
