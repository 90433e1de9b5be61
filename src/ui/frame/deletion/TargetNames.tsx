import { Plural } from "@lingui/react/macro";
import { List } from "@mantine/core";
import type { Target } from "../../../domain/deletion.ts";

/** How many names are listed before the rest is only counted. */
const LISTED = 5;

/** What a question is about, by name. */
export const TargetNames = ({ targets }: { targets: ReadonlyArray<Target> }) => (
  <List size="sm" spacing={2}>
    {targets.slice(0, LISTED).map((target) => (
      <List.Item key={`${target._tag} ${target.id}`}>
        <bdi>{target.name}</bdi>
        {target._tag === "Membership" && (
          <>
            {" · "}
            <bdi>{target.tribeName}</bdi>
          </>
        )}
      </List.Item>
    ))}
    {targets.length > LISTED && (
      <List.Item>
        <Plural value={targets.length - LISTED} one="and # more" other="and # more" />
      </List.Item>
    )}
  </List>
);
