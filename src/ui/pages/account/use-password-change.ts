import { useActorRef } from "@xstate/react";
import * as Effect from "effect/Effect";
import { useState } from "react";
import type { Announcement } from "../../../domain/announcement.ts";
import { READ_FIRST_MS } from "../../../machines/effect-actor.ts";
import {
  type PasswordChange,
  passwordChangeMachine,
} from "../../../machines/password-change/password-change.machine.ts";
import { passwordChangeView } from "../../../machines/password-change/password-change.view.ts";
import { changePassword } from "../../../machines/use-cases/account/change-password.ts";
import { useApp, useSignedInActors } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";
import { useOrNotSent } from "../../use-or-not-sent.ts";
import { useView } from "../../use-view.ts";

/** Changing one's own password; it is finished, and announced, also where the page is left. */
export const usePasswordChange = (onChanged: () => void) => {
  const { actorOf } = useApp();
  const { announcements, goingOn } = useSignedInActors();
  const sent = useOrNotSent();
  const announce = (announcement: Announcement): void =>
    announcements.send({ type: "announce", announcement });
  const [machine] = useState(() =>
    passwordChangeMachine.provide({
      actors: {
        "change the password": actorOf(
          (change: PasswordChange) =>
            goingOn(
              sent(changePassword(change)).pipe(
                Effect.tap((elsewhere) =>
                  Effect.sync(() => announce({ _tag: "PasswordChanged", elsewhere })),
                ),
              ),
              (failure) => announce({ _tag: "PasswordNotChanged", failure }),
            ),
          READ_FIRST_MS,
        ),
      },
    }),
  );
  const actor = useActorRef(machine);
  useEmitted(actor, "password changed", onChanged);
  return useView(actor, passwordChangeView);
};
