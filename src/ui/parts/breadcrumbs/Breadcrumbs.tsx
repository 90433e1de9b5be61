import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Anchor, Breadcrumbs as Crumbs, Text } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import type { MenuEntry } from "../../../domain/resources.ts";

export interface Parent {
  readonly path: MenuEntry["path"] | "/business";
  readonly title: MessageDescriptor;
  /** What leads there from elsewhere. */
  readonly goTo: MessageDescriptor;
}

/** Where a page belongs: the list above it, then the page itself. */
export const Breadcrumbs = ({ parent, here }: { parent: Parent; here: string }) => {
  const { t } = useLingui();
  // Back to what was looked at, not to where the list begins.
  const search = useLocation({ select: ({ state }) => state.list });
  return (
    <Crumbs component="nav" aria-label={t`Breadcrumbs`}>
      <Anchor renderRoot={(props) => <Link to={parent.path} search={search ?? {}} {...props} />}>
        {t(parent.title)}
      </Anchor>
      {/* What is too long loses its end, whichever side that is on. */}
      <Text component="span" c="dimmed" truncate lh="sm" aria-current="page" dir="auto">
        {here}
      </Text>
    </Crumbs>
  );
};
