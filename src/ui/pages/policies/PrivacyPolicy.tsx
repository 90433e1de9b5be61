import { useLingui } from "@lingui/react/macro";
import { List, Text } from "@mantine/core";
import "@mantine/core/styles/List.css";
import { Chapter, PolicyPage, type PolicyProps } from "./PolicyPage.tsx";

export const PrivacyPolicy = ({ contact }: PolicyProps) => {
  const { t } = useLingui();
  return (
    <PolicyPage contact={contact} title={t`Privacy policy`}>
      <Chapter title={t`What we keep`}>
        <List>
          <List.Item>
            {t`Your account: name, email address, date of birth, role and profile picture.`}
          </List.Item>
          <List.Item>
            {t`What you publish: kitchens, tribes, pictures, comments, votes and favorites.`}
          </List.Item>
          <List.Item>
            {t`What you ask of others and keep from yourself: dates, blocks and reports.`}
          </List.Item>
          <List.Item>
            {t`For chefs: the business profile, the subscription and the connection to a listing.`}
          </List.Item>
        </List>
      </Chapter>
      <Chapter title={t`What we use it for`}>
        <Text>
          {t`To run the service: to show you kitchens and tribes, to keep the service safe, and to bill subscriptions. We do not sell data, and we show no advertising that follows you.`}
        </Text>
      </Chapter>
      <Chapter title={t`Who sees it`}>
        <Text>
          {t`Others see what you publish. Staff see what they need to look after the service, and only while they are signed in. An identity provider signs you in; a listing service learns of a business only when its chef connects it.`}
        </Text>
      </Chapter>
      <Chapter title={t`How long we keep it`}>
        <List>
          <List.Item>
            {t`Your account, pictures, comments, votes, favorites, dates and blocks: until you delete them or ask us to. Within thirty days they are gone.`}
          </List.Item>
          <List.Item>{t`Kitchens and tribes: they stay for their other members, without your name.`}</List.Item>
          <List.Item>{t`Records of payments and of reports: as long as the law asks for them.`}</List.Item>
          <List.Item>
            {t`A check value of the email address and of the sign-in, not the address itself, so that a deleted account does not come back by itself.`}
          </List.Item>
        </List>
      </Chapter>
      <Chapter title={t`What stays on your device`}>
        <Text>
          {t`The console keeps your language, your theme and how your lists look in your browser, and the identity provider keeps your sign-in. There are no cookies of third parties.`}
        </Text>
        <Text>
          {t`Until you log out, the browser also keeps the names of the records you opened last, people among them. What you have typed and not yet saved stays in the tab, without passwords and dates of birth.`}
        </Text>
      </Chapter>
      <Chapter title={t`Your rights`}>
        <Text>
          {t`You can see your account in the console and correct your name and pictures at any time. Write to us for a copy of your data, for any other correction or to have it deleted. When something in the console breaks, a report without names, addresses or passwords is sent to the team.`}
        </Text>
      </Chapter>
    </PolicyPage>
  );
};
