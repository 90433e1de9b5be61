import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { createActor } from "xstate";
import { now, today } from "./adapters/browser/clock.ts";
import { draftsIn } from "./adapters/browser/drafts.ts";
import type { LanguageCode } from "./domain/language.ts";
import { DEFAULT_COLOR_SCHEME } from "./domain/theme.ts";
import type { App } from "./machines/app.ts";
import { authMachine } from "./machines/auth/auth.machine.ts";
import { loginView } from "./machines/auth/auth.view.ts";
import { incidentsLogic } from "./machines/incidents.ts";
import { preferencesMachine } from "./machines/preferences/preferences.machine.ts";
import { versionLogic } from "./machines/version.ts";
import { AppProviders } from "./ui/AppProviders.tsx";
import { showLanguage } from "./ui/locales/catalogs.ts";
import { CenteredSpinner } from "./ui/pages/errors/CenteredSpinner.tsx";
import { LoginScreen } from "./ui/pages/sign-in/LoginScreen.tsx";

const nothing = (): never => {
  throw new Error("A page that is prepared does nothing");
};

/** An app in which nothing has happened yet, and nothing can. */
const untouched = (language: LanguageCode): App => ({
  auth: createActor(authMachine),
  preferences: createActor(preferencesMachine, {
    input: {
      language,
      colorScheme: DEFAULT_COLOR_SCHEME,
      density: "comfortable",
      hiddenColumns: {},
      shortcuts: true,
    },
  }),
  drafts: draftsIn(nothing),
  incidents: createActor(incidentsLogic),
  version: createActor(versionLogic),
  now,
  today,
  expected: nothing,
  prepared: nothing,
  askAnew: nothing,
  read: nothing,
  writeRows: nothing,
  saveFile: nothing,
  reportDefect: nothing,
  actorOf: nothing,
});

/** What a page shows before the program is there, in a language, as HTML. */
export const prepared = async (
  language: LanguageCode,
): Promise<Readonly<Record<"form" | "sign", string>>> => {
  await showLanguage(language);
  const app = untouched(language);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const form = (
    <RouterContextProvider router={router}>
      <LoginScreen view={loginView(app.auth.getSnapshot(), nothing)} birthDate={undefined} />
    </RouterContextProvider>
  );
  const drawn = (part: React.ReactNode): string =>
    renderToStaticMarkup(<AppProviders app={app}>{part}</AppProviders>);
  return { form: drawn(form), sign: drawn(<CenteredSpinner />) };
};
