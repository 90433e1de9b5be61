import { Plural } from "@lingui/react/macro";
import { List } from "@mantine/core";
import { useState } from "react";
import type { Target } from "../../../domain/deletion.ts";
import { TargetWords } from "./deletion-texts.tsx";
import classes from "./TargetNames.module.css";

/** How many names are listed before somebody asks for the rest. */
const LISTED = 5;

const Names = ({ targets }: { targets: ReadonlyArray<Target> }) => (
  <List size="sm" spacing={2}>
    {targets.map((target) => (
      <List.Item key={`${target._tag} ${target.id}`}>
        {target._tag === "TribeImage" ? (
          <TargetWords targets={[target]} say="Named" />
        ) : (
          <bdi>{target.name}</bdi>
        )}
        {target._tag === "Membership" && (
          <>
            {" · "}
            <bdi>{target.tribeName}</bdi>
          </>
        )}
      </List.Item>
    ))}
  </List>
);

/** What a question is about, by name; of many the first ones, and all of them for whoever wants to see. */
export const TargetNames = ({ targets }: { targets: ReadonlyArray<Target> }) => {
  const [isOpen, setIsOpen] = useState(false);
  const rest = targets.slice(LISTED);
  return (
    <>
      <Names targets={targets.slice(0, LISTED)} />
      {rest.length > 0 && (
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className={classes["rest"]}>
          <summary>
            <Plural value={rest.length} one="and # more" other="and # more" />
          </summary>
          {isOpen && <Names targets={rest} />}
        </details>
      )}
    </>
  );
};
