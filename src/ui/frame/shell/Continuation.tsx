import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group } from "@mantine/core";
import { IconArrowRight, IconX } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { continuationOf } from "../../../domain/routes/continuation.ts";
import { EVERY_RESOURCE } from "../../../domain/resources.ts";
import { routeOf } from "../../../domain/routes/route-table.ts";
import { homeOf } from "../../../domain/access.ts";
import { currentPath } from "../../../domain/navigation.ts";
import { useUser } from "../../app-context.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import type { Entry } from "./entry.ts";

const ACCOUNT = msg`Your account`;
const DETAILS = msg`Your details`;

const TITLES: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["/admin/account", ACCOUNT],
  ["/admin/account?edit=details", DETAILS],
  ["/business/account", ACCOUNT],
  ["/business/account?edit=details", DETAILS],
  ["/business?edit=profile", msg`Business profile`],
  ["/admin/branding", msg`Branding`],
  ...EVERY_RESOURCE.map(({ create, name }) => [create, RESOURCE_WORDS[name].create] as const),
]);

/** What a page is called that no entry of the menu leads to, or a form at the address of one. */
const ownTitle = (path: string, edited: unknown): MessageDescriptor | undefined => {
  const page = routeOf(path)?.pattern ?? path;
  return TITLES.get(`${page}?edit=${String(edited)}`) ?? TITLES.get(page);
};

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
