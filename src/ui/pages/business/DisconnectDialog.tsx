import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Stack, Text } from "@mantine/core";
import { Answers } from "../../parts/overlay/Answers.tsx";
import { Dialog } from "../../parts/overlay/Dialog.tsx";

interface DisconnectDialogProps {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The question before the connection to Google's listing is given up. */
export const DisconnectDialog = ({ isOpen, onCancel, onConfirm }: DisconnectDialogProps) => {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={t`Disconnect the Google listing?`}>
      <Stack gap="md">
        <Text size="sm">
          {t`Locations that came from Google are removed here, and their figures from Analytics, until you connect and sync again. The listing itself stays as it is.`}
        </Text>
        <Answers>
          <Button variant="default" onClick={onCancel} data-autofocus>
            <Trans>Cancel</Trans>
          </Button>
          <Button color="red" onClick={onConfirm}>
            <Trans>Disconnect</Trans>
          </Button>
        </Answers>
      </Stack>
    </Dialog>
  );
};
