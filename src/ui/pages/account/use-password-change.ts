import { useActorRef } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { READ_FIRST_MS } from "../../../machines/effect-actor.ts";
import { passwordChangeMachine } from "../../../machines/password-change/password-change.machine.ts";
import { passwordChangeView } from "../../../machines/password-change/password-change.view.ts";
import { changePassword } from "../../../machines/use-cases/change-password.ts";
import { useApp, useSignedInActors } from "../../app-context.ts";
import { useView } from "../../use-view.ts";

/** Changing one's own password; that it was changed is announced. */
export const usePasswordChange = (onChanged: () => void) => {
  const { actorOf } = useApp();
  const { announcements } = useSignedInActors();
  const [machine] = useState(() =>
    passwordChangeMachine.provide({
      actors: { "change the password": actorOf(changePassword, READ_FIRST_MS) },
    }),
  );
  const actor = useActorRef(machine);
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    const listening = actor.on("password changed", ({ elsewhere }) => {
      announcements.send({ type: "announce", announcement: { _tag: "PasswordChanged", elsewhere } });
      changed();
    });
    return () => listening.unsubscribe();
  }, [actor, announcements]);
  return useView(actor, passwordChangeView);
};
