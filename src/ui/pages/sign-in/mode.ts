import type { Ref } from "react";
import type { LoginView } from "../../../machines/auth/auth.view.ts";

export type Mode = "sign in" | "register";

export interface ModeProps {
  readonly view: LoginView;
  /** Whether what is going on began with this form. */
  readonly isWorking: boolean;
  /** The address typed in the other mode. */
  readonly email: string | undefined;
  readonly ref: Ref<HTMLFormElement>;
}
