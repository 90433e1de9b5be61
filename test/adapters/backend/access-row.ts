import type { Asked, Principal } from "../fixtures-backend.ts";

type Request = Omit<Asked, "token">;

/** One operation of §7 and who may call it, written by hand. */
export interface Row {
  readonly name: string;
  readonly method: string;
  /** As §7 writes it, with `{}` where a value stands. */
  readonly path: string;
  /** Who may call it: admin, editor, viewer, chef, nobody. */
  readonly may: string;
  /** A call that succeeds for whoever may make it; it may depend on who that is. */
  readonly asked: Request | ((principal: Principal) => Request);
  readonly success: number;
  /** What decides where no permission does: being signed in, or whose record it is (D13). */
  readonly beyond?: "signed in" | "owner";
}
