import { Trans } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { PolicyPage } from "./PolicyPage.tsx";

/** The privacy policy (§2). */
export const PrivacyPolicy = () => (
  <PolicyPage title={<Trans>Privacy policy</Trans>}>
    <Text>
      <Trans>
        The service keeps the account data you give it: your name, your e-mail address, your date of birth and
        what you publish in kitchens and tribes. It is used to run the service and for nothing else.
      </Trans>
    </Text>
    <Text>
      <Trans>
        You may see, correct and delete your data at any time. Staff see what they need to moderate the
        service, and only while they are signed in.
      </Trans>
    </Text>
  </PolicyPage>
);
