import { fireEvent, screen, waitFor } from "@testing-library/react";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { IdentityProvider } from "../../../../src/domain/ports/identity-provider.ts";
import type { App } from "../../../../src/machines/app.ts";
import { effectActors } from "../../../../src/machines/effect-actor.ts";
import type { WorkingPorts } from "../../../../src/machines/ports.ts";
import { sessionWrites } from "../../../../src/machines/session-writes.ts";
import { PasswordChange } from "../../../../src/ui/pages/account/PasswordChange.tsx";
import { quietActors, renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

test("of two passwords each has a button that says which one it shows", async () => {
  await renderScreen(<PasswordChange endsElsewhere />, { console: await signedInConsole("admin") });
  const shows = screen.getAllByRole("button", { name: /^Show/u }).map(({ ariaLabel }) => ariaLabel);
  expect(shows).toEqual(["Show current password", "Show new password"]);
});

test("a password that was changed is told also to who has gone on meanwhile", async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const identity = { uid: "ana", email: "ana@kitchen.test" };
  const ports = Context.makeUnsafe<WorkingPorts>(
    new Map([
      [
        IdentityProvider.key,
        {
          changePassword: () =>
            Effect.promise(() => {
              asked.resolve();
              return answer.promise;
            }).pipe(Effect.as(identity)),
        },
      ],
      [Capabilities.key, { offers: () => Effect.succeed(false) }],
    ]),
  );
  const actors = { ...quietActors(), goingOn: sessionWrites().goingOn };
  const actorOf: App["actorOf"] = (program, patience) =>
    effectActors<WorkingPorts>(
      async () => (effect, signal) =>
        Effect.runPromise(Effect.result(Effect.provideContext(effect, ports)), { signal }),
      () => undefined,
    )(async () => program, patience);
  const { unmount } = await renderScreen(<PasswordChange endsElsewhere />, {
    console: { ...(await signedInConsole("admin")), signedInActors: () => actors, actorOf },
  });
  fireEvent.input(screen.getByLabelText("Current password"), { target: { value: "the one so far" } });
  fireEvent.input(screen.getByLabelText("New password"), { target: { value: "the next one" } });
  fireEvent.click(screen.getByRole("button", { name: "Change password" }));
  await asked.promise;
  unmount();
  answer.resolve();
  await waitFor(() =>
    expect(
      actors.announcements.getSnapshot().context.history.map(({ announcement }) => announcement),
    ).toEqual([{ _tag: "PasswordChanged", elsewhere: "going on" }]),
  );
});
