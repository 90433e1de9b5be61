import { Trans } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { PolicyPage } from "./PolicyPage.tsx";

/** The child-safety policy (§2). */
export const ChildSafetyPolicy = () => (
  <PolicyPage title={<Trans>Child safety policy</Trans>}>
    <Text>
      <Trans>
        Sexual abuse and exploitation of children has no place here. Content and accounts that show, promote
        or enable it are removed at once and reported to the authorities.
      </Trans>
    </Text>
    <Text>
      <Trans>
        Accounts are open to people of at least 13 years. Every kitchen, comment and profile can be reported,
        and every report is read by a person.
      </Trans>
    </Text>
  </PolicyPage>
);
