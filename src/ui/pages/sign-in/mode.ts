import type { RefObject } from "react";
import type { LoginView } from "../../../machines/auth/auth.view.ts";

/** The things the login screen is for. */
export type Mode = "sign in" | "register" | "reset the password";

/** The registration's form among those that keep what was typed. */
export const REGISTRATION = "registration";

export interface ModeProps {
  readonly view: LoginView;
  /** Whether what is going on began with this form. */
  readonly isWorking: boolean;
  /** The address typed in the other mode. */
  readonly email: string | undefined;
  /** The id of the heading above it. */
  readonly labelledBy: string;
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onMode: (mode: Mode) => void;
}
