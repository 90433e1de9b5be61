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

/** One account for each role; the role comes from the database, not from the address. */
export const SAMPLE_ACCOUNTS: ReadonlyArray<SampleAccount> = [
  {
    uid: "sample-admin",
    email: "admin@example.com",
    password: PASSWORD,
    displayName: "Ada Admin",
    role: "admin",
    portrait: 1,
  },
  {
    uid: "sample-editor",
    email: "editor@example.com",
    password: PASSWORD,
    displayName: "Edu Editor",
    role: "editor",
    portrait: 24,
  },
  {
    uid: "sample-viewer",
    email: "viewer@example.com",
    password: PASSWORD,
    displayName: "Vera Viewer",
    role: "viewer",
    portrait: 12,
  },
  {
    uid: "sample-chef",
    email: "chef@example.com",
    password: PASSWORD,
    displayName: "Carla Chef",
    role: "chef",
    portrait: 27,
  },
];
