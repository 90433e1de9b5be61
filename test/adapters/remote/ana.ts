import type { User } from "../../../src/domain/user.ts";
import { id } from "../../domain/generators.ts";

export const ANA: User = {
  userId: id("7"),
  email: "ana@kitchen.example",
  profile: { nombre: "Ana Ñandú" },
  role: "chef",
};

const BEYOND = { status: "active", extra: [1], nothing: null };

/** Ana as a backend may send her: a number as id, an object as role, more than anybody asked for (D34). */
export const SENT_ANA = { ...ANA, ...BEYOND, userId: 7, role: { roleName: "chef", id: 2 } };

/** Ana where she may be written back. */
export const WHOLE_ANA = { ...ANA, ...BEYOND };

export const IDENTITY_TOKEN = "identity.token.of-ana";
