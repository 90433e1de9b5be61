import { i18n } from "@lingui/core";
import { I18nProvider, type TransRenderProps } from "@lingui/react";
import {
  DirectionProvider,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  MantineProvider,
  useDirection,
  useMantineColorScheme,
} from "@mantine/core";
import { useSelector } from "@xstate/react";
import { Children, type ReactNode, useEffect } from "react";
import { directionOf, type LanguageCode } from "../domain/language.ts";
import type { ColorSchemeChoice } from "../domain/theme.ts";
import type { App } from "../machines/app.ts";
import { AppContext } from "./app-context.ts";
import "./theme/first-screen.ts";
import { theme } from "./theme/theme.ts";

/** The document follows the language: `lang`, `dir`, and what Mantine knows of the direction. */
const DocumentLanguage = ({ language }: { language: LanguageCode }) => {
  const { setDirection } = useDirection();
  useEffect(() => {
    document.documentElement.lang = language;
    setDirection(directionOf(language));
  }, [language, setDirection]);
  return null;
};

const nothing = (): void => undefined;

/** Mantine remembers no scheme: the preferences do. */
const FORGETFUL: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
  clear: nothing,
};

const schemeOf = (choice: ColorSchemeChoice): MantineColorScheme => (choice === "system" ? "auto" : choice);

/** The document follows the choice of a theme, and the system where that was chosen. */
const DocumentColors = ({ choice }: { choice: ColorSchemeChoice }) => {
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => setColorScheme(schemeOf(choice)), [choice, setColorScheme]);
  return null;
};

/**
 * A browser that translates the page puts elements in the place of texts. React changes a text that is an element's only
 * child all the same; of any other it would go on showing what was, and break where it goes.
 */
const Message = ({ children }: TransRenderProps) => (
  <span
    key={Children.toArray(children)
      .filter((part) => typeof part === "string")
      .join("")}
  >
    {children}
  </span>
);

/** What every screen stands in: the app's actors, the language, the theme. */
export const AppProviders = ({ app, children }: { app: App; children: ReactNode }) => {
  const language = useSelector(app.preferences, ({ context }) => context.language);
  const colorScheme = useSelector(app.preferences, ({ context }) => context.colorScheme);
  return (
    <AppContext value={app}>
      <I18nProvider i18n={i18n} defaultComponent={Message}>
        <DirectionProvider initialDirection={directionOf(language)} detectDirection={false}>
          <MantineProvider
            theme={theme}
            colorSchemeManager={FORGETFUL}
            defaultColorScheme={schemeOf(colorScheme)}
          >
            <DocumentLanguage language={language} />
            <DocumentColors choice={colorScheme} />
            {children}
          </MantineProvider>
        </DirectionProvider>
      </I18nProvider>
    </AppContext>
  );
};
