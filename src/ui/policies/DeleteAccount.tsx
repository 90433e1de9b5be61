import { Trans } from "@lingui/react/macro";
import { List, Text } from "@mantine/core";
import "@mantine/core/styles/List.css";
import { PolicyPage } from "./PolicyPage.tsx";

/** How to have an account deleted (§2, D9). */
export const DeleteAccount = () => (
  <PolicyPage title={<Trans>Delete your account</Trans>}>
    <Text>
      <Trans>Write to us from the e-mail address of the account and ask for its deletion.</Trans>
    </Text>
    <List>
      <List.Item>
        <Trans>Deleted: your profile, pictures, comments, favorites, dates and blocks.</Trans>
      </List.Item>
      <List.Item>
        <Trans>Kept as long as the law asks for it: records of payments and of reports.</Trans>
      </List.Item>
    </List>
  </PolicyPage>
);
