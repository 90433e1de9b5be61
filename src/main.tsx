import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { logDefect } from "./adapters/browser/incident-log.ts";
import { compose } from "./composition.ts";
import { sessionOf } from "./machines/auth/auth.view.ts";
import { createConsoleRouter } from "./router.ts";
import { ConsoleProviders } from "./ui/ConsoleProviders.tsx";
import { showLanguage } from "./ui/language/catalogs.ts";

const wantsInspection = import.meta.env.DEV && new URLSearchParams(location.search).has("inspect");
const inspect = wantsInspection ? (await import("./development/inspection.ts")).startInspection() : undefined;

const console = compose(inspect);
const router = createConsoleRouter(console);

// A new session may open other doors: the guards look again.
let session = sessionOf(console.auth.getSnapshot());
console.auth.subscribe((snapshot) => {
  const next = sessionOf(snapshot);
  const isSame =
    next._tag === session._tag &&
    (next._tag !== "SignedIn" || session._tag !== "SignedIn" || next.user === session.user);
  session = next;
  if (!isSame) void router.invalidate();
});

// What was deleted, or was not after all, is read anew.
console.deletions.on("deletion ended", () => void router.invalidate());

const place = document.getElementById("root");
if (place === null) throw new Error("The page has no place for the console");
await showLanguage(console.preferences.getSnapshot().context.language);
createRoot(place, { onUncaughtError: logDefect, onCaughtError: logDefect }).render(
  <ConsoleProviders console={console}>
    <RouterProvider router={router} />
  </ConsoleProviders>,
);
