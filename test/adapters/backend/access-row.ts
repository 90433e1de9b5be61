import type { Asked, Principal } from "../asked.ts";

/** A request without the token of whoever sends it. */
export type Request = Omit<Asked, "token">;

/** One operation of §7 and who may call it, written by hand. */
export interface Row {
  readonly name: string;
  readonly method: string;
  /** As §7 writes it, with `{}` where a value stands. */
  readonly path: string;
  /** Who may make the call that is asked: admin, editor, viewer, chef, nobody. */
  readonly may: string;
  /** Who passes the table of access where the handler decides the rest, by whose record it is; the same where absent. */
  readonly passes?: string;
  /** What the table of access says where it names no permission (D13). */
  readonly beyond?: "signed in" | "owner";
  /** A call that succeeds for whoever may make it, or is refused for what it says; it may depend on who that is. */
  readonly asked: Request | ((principal: Principal) => Request);
  /** The same call about the user who asks, where only they and an admin may make it. */
  readonly own?: (user: number) => Request;
  /** What the chef asks for first; `CHEFS` in the path of `asked` is the picture that this makes. */
  readonly chefsFirst?: Request;
  readonly success: number;
}
