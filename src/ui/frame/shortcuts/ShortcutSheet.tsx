import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Group, Kbd, Stack, Switch, Text } from "@mantine/core";
import { useSelector } from "@xstate/react";
import { Fragment } from "react";
import { permits } from "../../../domain/permission.ts";
import { EVERY_RESOURCE, RESOURCES } from "../../../domain/resources.ts";
import type { Role } from "../../../domain/role.ts";
import { type Shortcut, SHORTCUTS } from "../../../domain/shortcuts.ts";
import { useApp, useUser } from "../../app-context.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import { Dialog } from "../../parts/overlay/Dialog.tsx";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Kbd.css";
import "@mantine/core/styles/Switch.css";
import { decisionButton } from "./listed-records.ts";
import classes from "./ShortcutSheet.module.css";

const DOING: Readonly<Record<Exclude<Shortcut["_tag"], "GoTo" | "Decide">, MessageDescriptor>> = {
  NextRecord: msg`Next record`,
  PreviousRecord: msg`Previous record`,
  SelectRecord: msg`Select the record`,
  Selection: msg`Go to what can be done with the selection`,
  Create: msg`Create a record in this list`,
  Search: msg`Go to the search field`,
  Deletions: msg`Go to what can be undone`,
  ShowShortcuts: msg`Show keyboard shortcuts`,
};

/** Whether a role may do something in the list of any kind of record. */
const mayInLists = (role: Role, deed: "read" | "create"): boolean =>
  EVERY_RESOURCE.some(({ permissions }) => permits(role, permissions[deed]));

/** Whether a key does anything for a role, on whichever page. */
const isFor = (role: Role, shortcut: Shortcut): boolean => {
  switch (shortcut._tag) {
    case "GoTo":
      return permits(role, RESOURCES[shortcut.list].permissions.read);
    case "NextRecord":
    case "PreviousRecord":
    case "SelectRecord":
    case "Selection":
    case "Search":
    case "Deletions":
      return mayInLists(role, "read");
    case "Create":
      return mayInLists(role, "create");
    default:
      return true;
  }
};

/** What a key does, in words; nothing where it does nothing for somebody, or on this page. */
const useWords = (role: Role) => {
  const { t } = useLingui();
  return (shortcut: Shortcut): string | undefined => {
    if (!isFor(role, shortcut)) return undefined;
    if (shortcut._tag === "GoTo") return t(RESOURCE_WORDS[shortcut.list].goTo);
    if (shortcut._tag === "Decide") return decisionButton(shortcut.key)?.dataset["words"];
    return t(DOING[shortcut._tag]);
  };
};

interface RowProps {
  readonly words: string;
  readonly keys: ReadonlyArray<string>;
  readonly areHeld?: boolean;
}

/** What keys do that are pressed one after the other, or, with a sign between them, held together. */
const Row = ({ words, keys, areHeld = false }: RowProps) => (
  <div>
    <dt>{words}</dt>
    <dd>
      <Group gap={4} wrap="nowrap" className="console-isolate">
        {keys.map((key, index) => (
          <Fragment key={key}>
            {areHeld && index > 0 && "+"}
            <Kbd>{key}</Kbd>
          </Fragment>
        ))}
      </Group>
    </dd>
  </div>
);

/** The keyboard shortcuts, and the switch that turns single keys off. */
export const ShortcutSheet = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useLingui();
  const { role } = useUser();
  const wordsOf = useWords(role);
  const { preferences } = useApp();
  const areOn = useSelector(preferences, ({ context }) => context.shortcuts);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Keyboard shortcuts`}>
      <Stack gap="md">
        <dl className={classes["list"]}>
          <Row words={t`Search or run a command`} keys={["Ctrl", "K"]} areHeld />
          <Row words={t`Save the form`} keys={["Ctrl", "S"]} areHeld />
          {mayInLists(role, "read") && (
            <>
              <Row words={t`Undo the latest deletion or change`} keys={["Ctrl", "Z"]} areHeld />
              <Row words={t`Open the record`} keys={["Enter"]} />
            </>
          )}
          {SHORTCUTS.map(({ keys, shortcut }) => {
            const words = wordsOf(shortcut);
            return words !== undefined && <Row key={keys.join(" ")} words={words} keys={keys} />;
          })}
        </dl>
        <Switch
          label={t`Single keys are shortcuts`}
          checked={areOn}
          onChange={({ currentTarget }) =>
            preferences.send({ type: "switch shortcuts", areOn: currentTarget.checked })
          }
        />
        <Text size="xs" c="dimmed">
          {t`While you type, single keys are only letters.`}
        </Text>
      </Stack>
    </Dialog>
  );
};
