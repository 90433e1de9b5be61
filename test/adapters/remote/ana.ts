import type { User } from "../../../src/domain/user.ts";
import { id } from "../../domain/generators.ts";

export const ANA: User = {
  userId: id("7"),
  email: "ana@kitchen.example",
  profile: { nombre: "Ana Ñandú" },
  role: "chef",
};

/** Ana as a backend may send her: a number as id, an object as role, more than anybody asked for (D34). */
export const SENT_ANA = {
  ...ANA,
  userId: 7,
  role: { roleName: "chef", id: 2 },
  status: "active",
  extra: [1],
};

export const IDENTITY_TOKEN = "identity.token.of-ana";
