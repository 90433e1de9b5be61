import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { Center, MantineProvider, Stack, Text, Title } from "@mantine/core";
import "../../theme/first-screen.ts";
import { theme } from "../../theme/theme.ts";

/** In place of the console where the build was given half of an identity project: what whoever built it has to set. */
export const ConfigurationScreen = ({ variables }: { variables: ReadonlyArray<string> }) => (
  <I18nProvider i18n={i18n}>
    <MantineProvider theme={theme}>
      <Center component="main" mih="100dvh" p="lg">
        <Stack role="alert" maw="36rem" gap="sm">
          <Title order={1}>
            <Trans>The console is not configured</Trans>
          </Title>
          <Text>
            <Trans>These settings are missing or invalid. Set them, build the console and try again.</Trans>
          </Text>
          <ul>
            {variables.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Stack>
      </Center>
    </MantineProvider>
  </I18nProvider>
);
