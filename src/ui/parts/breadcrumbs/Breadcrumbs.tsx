import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Anchor, Breadcrumbs as Crumbs, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Home } from "../../../domain/access.ts";
import { type MenuEntry, RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import { EXACTLY } from "../../exactly.ts";
import { fromTheSameList, useListBefore } from "../value/came-from.ts";

export interface Parent {
  readonly path: MenuEntry["path"] | Home | `${Home}/account`;
  readonly title: MessageDescriptor;
  /** What leads there from elsewhere. */
  readonly goTo: MessageDescriptor;
}

/** A record whose page a page belongs to. */
export interface RecordAbove {
  readonly resource: ResourceName;
  readonly id: string;
  readonly name: string;
}

interface BreadcrumbsProps {
  readonly parent: Parent;
  readonly record?: RecordAbove | undefined;
  readonly here: string;
}

/** Where a page belongs: the list above it, maybe a record, then the page itself. */
export const Breadcrumbs = ({ parent, record, here }: BreadcrumbsProps) => {
  const { t } = useLingui();
  const search = useListBefore();
  return (
    <Crumbs component="nav" miw={0} aria-label={t`Breadcrumbs`}>
      <Anchor
        renderRoot={(props) => (
          <Link to={parent.path} search={search ?? {}} activeOptions={EXACTLY} {...props} />
        )}
      >
        {t(parent.title)}
      </Anchor>
      {record !== undefined && (
        <Anchor
          truncate
          lh="sm"
          dir="auto"
          renderRoot={(props) => (
            <Link
              to={RESOURCES[record.resource].detail}
              params={{ id: record.id }}
              state={fromTheSameList}
              activeOptions={EXACTLY}
              {...props}
            />
          )}
        >
          {record.name}
        </Anchor>
      )}
      {/* What is too long loses its end, whichever side that is on. */}
      <Text component="span" c="dimmed" truncate lh="sm" aria-current="page" dir="auto">
        {here}
      </Text>
    </Crumbs>
  );
};
