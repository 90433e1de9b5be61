import { CatchBoundary, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { logDefect } from "./adapters/browser/incident-log.ts";
import { takeEarlyPlace } from "./adapters/browser/early-page.ts";
import { insist } from "./adapters/browser/insisting.ts";
import { spokenLanguages } from "./adapters/browser/preferences-storage.ts";
import { isFrugal } from "./adapters/browser/preloading.ts";
import { guardMarkup } from "./adapters/browser/trusted-types.ts";
import { compose } from "./composition.ts";
import { opensTheSameDoors } from "./domain/session.ts";
import { sessionOf } from "./machines/auth/auth.view.ts";
import { createAppRouter, expectTheAddress } from "./router.ts";
import { AppProviders } from "./ui/AppProviders.tsx";
import { ErrorScreen } from "./ui/pages/errors/ErrorScreen.tsx";
import { showLanguage } from "./ui/locales/catalogs.ts";

const place = document.getElementById("root");
if (place === null) throw new Error("The page has no place for the console");
let report = logDefect;
const notice = (cause: unknown): void => report(cause);
guardMarkup(import.meta.env.VITE_FIREBASE_AUTH_EMULATOR);
takeEarlyPlace(place);
const root = createRoot(place, { onUncaughtError: notice, onCaughtError: notice });

const start = async (): Promise<void> => {
  const wantsInspection =
    import.meta.env.DEV &&
    (new URLSearchParams(location.search).has("inspect") || sessionStorage.getItem("inspect") !== null);
  const inspect = wantsInspection
    ? (await import("./development/inspection.ts")).startInspection()
    : undefined;

  // What was deleted, or was not after all, is read anew; so is what failed, when that can be otherwise.
  const app = compose(() => void router.invalidate(), inspect);
  report = app.reportDefect;
  const router = createAppRouter(app, isFrugal());
  // Whoever goes there asks again, and is told when it does not come.
  if (sessionOf(app.auth.getSnapshot())._tag === "Loading")
    expectTheAddress(router, app).catch(() => undefined);

  // A new session may open other doors: the guards look again.
  let session = sessionOf(app.auth.getSnapshot());
  app.auth.subscribe((snapshot) => {
    const next = sessionOf(snapshot);
    const isSame = opensTheSameDoors(next, session);
    session = next;
    if (!isSame) void router.invalidate();
  });

  await insist(() => showLanguage(app.preferences.getSnapshot().context.language, spokenLanguages()));
  root.render(
    <AppProviders app={app}>
      <CatchBoundary getResetKey={() => "console"} errorComponent={ErrorScreen}>
        <RouterProvider router={router} />
      </CatchBoundary>
    </AppProviders>,
  );
};

// Awaited at the top, it would keep the bundler's own helpers out of this chunk, in a file of their own.
void start();
