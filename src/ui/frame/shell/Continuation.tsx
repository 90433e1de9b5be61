import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group } from "@mantine/core";
import { IconArrowRight, IconX } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { continuationOf } from "../../../domain/routes/continuation.ts";
import { homeOf } from "../../../domain/access.ts";
import { currentPath } from "../../../domain/navigation.ts";
import { useUser } from "../../app-context.ts";
import type { Entry } from "./entry.ts";
import { ownTitle } from "./own-titles.ts";

interface ContinuationProps {
  readonly asked: string;
  readonly entries: ReadonlyArray<Entry>;
}

/** Offers the page that was asked for before signing in, on the page where one lands. */
export const Continuation = ({ asked, entries }: ContinuationProps) => {
  const { t } = useLingui();
  const [isDismissed, setIsDismissed] = useState(false);
  const { options } = useRouter();
  const user = useUser();
  const offered = continuationOf(asked, user);
  if (offered === undefined || isDismissed) return null;
  const { path, query } = offered;
  const search = options.parseSearch(query);
  const paths = entries.map((each) => each.path);
  const current = currentPath<Entry["path"]>(paths, homeOf(user.role), path);
  const entry = entries.find((each) => each.path === current);
  const title = ownTitle(path, search["edit"]);
  // The part of a path that tells one record's page from its list.
  const rest = entry === undefined ? path : path.slice(entry.path.length + 1);
  const name = title ? (
    t(title)
  ) : (
    <>
      {entry !== undefined && t(entry.title)} <span className="console-isolate">{rest}</span>
    </>
  );
  return (
    <Group gap="xs" mb="md">
      <Button
        variant="light"
        rightSection={<IconArrowRight size={16} stroke={1.5} />}
        renderRoot={(props) => <Link to={path} search={search} {...props} />}
      >
        <span>
          <Trans>
            Continue to <bdi>{name}</bdi>
          </Trans>
        </span>
      </Button>
      <ActionIcon variant="subtle" color="gray" aria-label={t`Dismiss`} onClick={() => setIsDismissed(true)}>
        <IconX size={16} stroke={1.5} />
      </ActionIcon>
    </Group>
  );
};
