import type { Role } from "../../../domain/role.ts";

/**
 * A sample account: known to the identity emulator by `uid`, to the database by the same (README). `portrait` is the
 * number of the drawn one.
 */
const account = (role: Role, displayName: string, portrait: number) => ({
  uid: `sample-${role}`,
  email: `${role}@example.com`,
  password: "Sample-Kitchen-1",
  displayName,
  role,
  portrait,
});

export type SampleAccount = ReturnType<typeof account>;

/** One account for each role; the role comes from the database, not from the address. */
export const SAMPLE_ACCOUNTS: ReadonlyArray<SampleAccount> = [
  account("admin", "Ada Admin", 1),
  account("editor", "Edu Editor", 24),
  account("viewer", "Vera Viewer", 12),
  account("chef", "Carla Chef", 27),
];
