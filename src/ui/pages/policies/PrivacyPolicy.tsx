import { Trans, useLingui } from "@lingui/react/macro";
import { List, Text } from "@mantine/core";
import "@mantine/core/styles/List.css";
import { Chapter, PolicyPage, type PolicyProps } from "./PolicyPage.tsx";

export const PrivacyPolicy = ({ contact }: PolicyProps) => {
  const { t } = useLingui();
  return (
    <PolicyPage contact={contact} title={t`Privacy policy`}>
      <Chapter title={<Trans>What we keep</Trans>}>
        <List>
          <List.Item>
            <Trans>Your account: name, email address, date of birth, role and profile picture.</Trans>
          </List.Item>
          <List.Item>
            <Trans>What you publish: kitchens, tribes, pictures, comments, votes and favorites.</Trans>
          </List.Item>
          <List.Item>
            <Trans>What you ask of others and keep from yourself: dates, blocks and reports.</Trans>
          </List.Item>
          <List.Item>
            <Trans>For chefs: the business profile, the subscription and the connection to a listing.</Trans>
          </List.Item>
        </List>
      </Chapter>
      <Chapter title={<Trans>What we use it for</Trans>}>
        <Text>
          <Trans>
            To run the service: to show you kitchens and tribes, to keep the service safe, and to bill
            subscriptions. We do not sell data, and we show no advertising that follows you.
          </Trans>
        </Text>
      </Chapter>
      <Chapter title={<Trans>Who sees it</Trans>}>
        <Text>
          <Trans>
            Others see what you publish. Staff see what they need to look after the service, and only while
            they are signed in. An identity provider signs you in; a listing service learns of a business only
            when its chef connects it.
          </Trans>
        </Text>
      </Chapter>
      <Chapter title={<Trans>How long we keep it</Trans>}>
        <List>
          <List.Item>
            <Trans>
              Your account and what you publish: until you delete it or ask us to. Within thirty days it is
              gone.
            </Trans>
          </List.Item>
          <List.Item>
            <Trans>Records of payments and of reports: as long as the law asks for them.</Trans>
          </List.Item>
          <List.Item>
            <Trans>
              A check value of the email address and of the sign-in, not the address itself, so that a deleted
              account does not come back by itself.
            </Trans>
          </List.Item>
        </List>
      </Chapter>
      <Chapter title={<Trans>What stays on your device</Trans>}>
        <Text>
          <Trans>
            The console keeps your language, your theme and how your lists look in your browser, and the
            identity provider keeps your sign-in. There are no cookies of third parties.
          </Trans>
        </Text>
      </Chapter>
      <Chapter title={<Trans>Your rights</Trans>}>
        <Text>
          <Trans>
            You can see, correct, export and delete your data at any time. When something in the console
            breaks, a report without names, addresses or passwords is sent to the team.
          </Trans>
        </Text>
      </Chapter>
    </PolicyPage>
  );
};
