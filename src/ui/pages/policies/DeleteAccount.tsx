import { Trans, useLingui } from "@lingui/react/macro";
import { Button, List, Text } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import "@mantine/core/styles/List.css";
import { Chapter, PolicyPage, type PolicyProps } from "./PolicyPage.tsx";

/** How to have an account deleted; the mail goes to the address that is configured. */
export const DeleteAccount = ({ contact }: PolicyProps) => {
  const { t } = useLingui();
  const { address } = contact;
  const subject = t`Please delete my account`;
  const body = t`Please delete my account and everything that belongs to it. The email address of the account is the one I am writing from.`;
  return (
    <PolicyPage contact={contact} title={t`Delete your account`}>
      <Chapter title={t`How to ask for it`}>
        <List type="ordered">
          <List.Item>
            {t`Write to us from the email address of the account. The button below starts the email.`}
          </List.Item>
          <List.Item>{t`We answer within three days and ask once whether you are sure.`}</List.Item>
          <List.Item>{t`Within thirty days of your answer the account is gone.`}</List.Item>
        </List>
        <Button
          component="a"
          href={`mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
          leftSection={<IconMail size={16} stroke={1.5} aria-hidden />}
        >
          <Trans>Write the email</Trans>
        </Button>
        <Text size="sm" c="dimmed">
          <Trans>
            The address is <span className="console-isolate">{address}</span>.
          </Trans>
        </Text>
      </Chapter>
      <Chapter title={t`What is deleted`}>
        <Text>{t`Your profile, pictures, comments, votes, favorites, dates and blocks.`}</Text>
      </Chapter>
      <Chapter title={t`What is kept`}>
        <Text>
          {t`Records of payments and of reports, as long as the law asks for them. Kitchens and tribes stay for their other members, without your name.`}
        </Text>
        <Text>
          {t`A check value of the email address and of the sign-in, not the address itself, so that a deleted account does not come back by itself.`}
        </Text>
      </Chapter>
    </PolicyPage>
  );
};
