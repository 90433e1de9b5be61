import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group } from "@mantine/core";
import { IconArrowRight, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { continuationOf } from "../../../domain/continuation.ts";
import { useUser } from "../../app-context.ts";
import classes from "./Shell.module.css";

/** Offers the page that was asked for before signing in, on the page where one lands. */
export const Continuation = ({ asked }: { asked: string }) => {
  const { t } = useLingui();
  const [isDismissed, setIsDismissed] = useState(false);
  const path = continuationOf(asked, useUser());
  if (path === undefined || isDismissed) return null;
  return (
    <Group gap="xs" mb="md">
      <Button
        variant="light"
        rightSection={<IconArrowRight size={16} stroke={1.5} className={classes["directed"]} />}
        renderRoot={(props) => <Link to={path} {...props} />}
      >
        <span>
          <Trans>
            Continue to <span className="console-isolate">{path}</span>
          </Trans>
        </span>
      </Button>
      <ActionIcon variant="subtle" color="gray" aria-label={t`Dismiss`} onClick={() => setIsDismissed(true)}>
        <IconX size={16} stroke={1.5} />
      </ActionIcon>
    </Group>
  );
};
