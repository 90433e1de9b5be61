import { fireEvent, screen, waitFor } from "@testing-library/react";
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { IdentityProvider } from "../../../../src/domain/ports/identity-provider.ts";
import { sessionWrites } from "../../../../src/machines/session-writes.ts";
import { PasswordChange } from "../../../../src/ui/pages/account/PasswordChange.tsx";
import { programsOver } from "../../programs.ts";
import { quietActors, renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

test("of two passwords each has a button that says which one it shows", async () => {
  await renderScreen(<PasswordChange endsElsewhere />, { console: await signedInConsole("admin") });
  const shows = screen.getAllByRole("button", { name: /^Show/u }).map(({ ariaLabel }) => ariaLabel);
  expect(shows).toEqual(["Show current password", "Show new password"]);
});

test("whatever keeps passwords is told whose they are, and one that is shown is no word to be spelled", async () => {
  const console = await signedInConsole("admin");
  const { container } = await renderScreen(<PasswordChange endsElsewhere />, { console });
  const whose = container.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect([whose?.value, whose?.hidden]).toEqual([console.user?.email, true]);
  const shown = screen.getByLabelText("New password");
  expect([shown.getAttribute("autocapitalize"), shown.getAttribute("spellcheck")]).toEqual(["none", "false"]);
});

const NOT_CHANGED = (_tag: "InvalidCredentials" | "NetworkFailed") => ({
  _tag: "PasswordNotChanged",
  failure: { _tag },
});

test.each([
  {
    what: "that a password was changed",
    answered: () => Effect.succeed({ uid: "ana", email: "ana@kitchen.test" }),
    told: { _tag: "PasswordChanged", elsewhere: "going on" },
  },
  {
    what: "that it was refused",
    answered: () => Effect.fail({ _tag: "InvalidCredentials" }),
    told: NOT_CHANGED("InvalidCredentials"),
  },
  {
    what: "that nobody knows",
    answered: () => Effect.fail({ _tag: "NetworkFailed" }),
    told: NOT_CHANGED("NetworkFailed"),
  },
])("$what is told also to who has gone on meanwhile", async ({ answered, told }) => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const changePassword = () =>
    Effect.promise(() => {
      asked.resolve();
      return answer.promise;
    }).pipe(Effect.flatMap<void, unknown, unknown, never>(answered));
  const actors = { ...quietActors(), goingOn: sessionWrites().goingOn };
  const programs = programsOver(
    [IdentityProvider.key, { changePassword }],
    [Capabilities.key, { offers: () => Effect.succeed(false) }],
  );
  const { unmount } = await renderScreen(<PasswordChange endsElsewhere />, {
    console: { ...(await signedInConsole("admin")), ...programs, signedInActors: () => actors },
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
    ).toEqual([told]),
  );
});
