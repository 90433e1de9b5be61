import { Trans, useLingui } from "@lingui/react/macro";
import { List, Text } from "@mantine/core";
import "@mantine/core/styles/List.css";
import { MINIMUM_AGE_YEARS } from "../../../domain/signing-up/registration.ts";
import { Chapter, MailLink, PolicyPage, type PolicyProps } from "./PolicyPage.tsx";

export const ChildSafetyPolicy = ({ contact }: PolicyProps) => {
  const { t } = useLingui();
  return (
    <PolicyPage contact={contact} title={t`Child safety policy`}>
      <Chapter title={t`What is forbidden`}>
        <Text>
          {t`Sexual abuse and exploitation of children has no place here. Forbidden is everything that shows, promotes or enables it: pictures and texts, grooming, extortion, trafficking, and links to any of these.`}
        </Text>
      </Chapter>
      <Chapter title={t`Who may join`}>
        <Text>
          {t`Accounts are open to people of at least ${MINIMUM_AGE_YEARS} years; whoever signs up is asked for the date of birth, and gets no account when younger.`}
        </Text>
      </Chapter>
      <Chapter title={t`How to report`}>
        <Text>
          {t`Every kitchen, comment and profile can be reported inside the service, and every report is read by a person. In an emergency, call the police first.`}
        </Text>
        <Text>
          <Trans>
            Or write to <MailLink address={contact.address} />: messages about the safety of a child are read
            first.
          </Trans>
        </Text>
      </Chapter>
      <Chapter title={t`What we do`}>
        <List>
          <List.Item>{t`We take down the content and close the account at once.`}</List.Item>
          <List.Item>{t`We keep what the authorities need and report to them as the law asks.`}</List.Item>
          <List.Item>{t`We tell whoever reported it that it was dealt with.`}</List.Item>
        </List>
      </Chapter>
    </PolicyPage>
  );
};
