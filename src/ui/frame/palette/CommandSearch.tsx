import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { saysNothing } from "../../../domain/hidden-characters.ts";
import { isChord } from "../../../domain/shortcuts.ts";
import type { ShellView } from "../../../machines/shell/shell.view.ts";
import type { Action } from "../../parts/overlay/ActionMenu.tsx";
import { Face } from "../../parts/face/Face.tsx";
import { focusOn } from "../../parts/opening/focus-on.ts";
import type { Entry } from "../shell/entry.ts";
import classes from "./CommandPalette.module.css";
import type { EarlyCommand } from "./PaletteComing.tsx";
import { type Command, type CommandGroup, useCommands } from "./use-commands.ts";
import { useFindings } from "./use-findings.ts";

interface CommandSearchProps {
  readonly view: ShellView;
  readonly entries: ReadonlyArray<Entry>;
  readonly early: EarlyCommand;
  /** What can be done with the record whose page it is. */
  readonly actions: ReadonlyArray<Action>;
}

interface OptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onRun: () => void;
}

const Option = ({ id, command, isChosen, onChoose, onRun }: OptionProps) => {
  const { icon: CommandIcon, face, title, description = "", link } = command;
  const look = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": isChosen,
    className: classes["option"],
    onPointerMove: onChoose,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  const words = (
    <>
      {face === undefined ? <CommandIcon size={18} stroke={1.5} aria-hidden /> : <Face {...face} />}
      <span className={classes["words"]}>
        <bdi>{title}</bdi>
        {description !== "" && (
          <span dir="auto" className={classes["description"]}>
            {description}
          </span>
        )}
      </span>
    </>
  );
  if (link === undefined)
    return (
      <button type="button" {...look} onClick={onRun}>
        {words}
      </button>
    );
  return (
    <Link
      {...link}
      {...look}
      onClick={(event) => {
        // With such a key it opens elsewhere, and the palette stays.
        if (isChord(event) || event.shiftKey) return;
        event.preventDefault();
        onRun();
      }}
    >
      {words}
    </Link>
  );
};

/** Each command where it stands first, so that answers move nothing; with what a later one of it says. */
const eachOnce = (groups: ReadonlyArray<CommandGroup>): ReadonlyArray<CommandGroup> => {
  const all = groups.flatMap(({ commands }) => commands);
  const isFirst = (command: Command): boolean => all.find(({ id }) => id === command.id) === command;
  const saidOf = (command: Command): Command => {
    const { description = "" } = all.findLast(({ id }) => id === command.id) ?? command;
    return description === "" ? command : { ...command, description };
  };
  return groups.map(({ title, commands }) => ({ title, commands: commands.filter(isFirst).map(saidOf) }));
};

/** The field and the list of a palette: a combobox whose choice the arrows move, and whose focus stays in the field. */
export const CommandSearch = ({ view, entries, early, actions }: CommandSearchProps) => {
  const { t } = useLingui();
  const { query, found, hasFailed, isLooking, type } = useFindings();
  const goOn = useEffectEvent(() => {
    if (early.query !== "") type(early.query);
  });
  useEffect(() => goOn(), []);
  const [isSent, setSent] = useState(early.isSent);
  const listId = useId();
  const [place, setPlace] = useState(0);
  const groups = eachOnce([...useCommands(view, entries, actions, query), ...found]).filter(
    ({ commands }) => commands.length > 0,
  );
  const shown = groups.flatMap(({ commands }) => commands);
  const chosen = shown[place];
  const idOf = ({ id }: Command): string => `${listId}-${encodeURIComponent(id)}`;
  const chosenId = chosen && idOf(chosen);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);

  /** Goes back to the page first, so that what a command opens knows where the focus was. */
  const run = (command: Command): void => {
    flushSync(view.close);
    command.run();
  };
  const isDue = isSent && query === early.query && chosen !== undefined;
  const runDue = useEffectEvent(() => chosen && run(chosen));
  useEffect(() => {
    // Not while React commits: what a command does first is drawn at once.
    if (isDue) queueMicrotask(() => runDue());
  }, [isDue]);
  const move = (step: number): void => {
    if (shown.length > 0) setPlace((Math.min(place, shown.length - 1) + step + shown.length) % shown.length);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && chosen !== undefined) run(chosen);
    else return;
    event.preventDefault();
  };
  const remark = (): string | undefined => {
    if (isLooking) return t`Searching…`;
    if (hasFailed) return t`Search is not available right now`;
    if (shown.length === 0) return t`Nothing found`;
    const { length } = shown.filter(({ isWayOn = false }) => !isWayOn);
    return saysNothing(query) ? undefined : t`${plural(length, { one: "# result", other: "# results" })}`;
  };
  return (
    <>
      <TextInput
        // The dialog's own focus comes a moment later: what is typed at once would be lost.
        ref={focusOn}
        role="combobox"
        size="md"
        variant="unstyled"
        aria-label={t`Search or run a command`}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosenId}
        placeholder={t`Search or run a command`}
        className={classes["field"] ?? ""}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        rightSection={<CloseButton aria-label={t`Close`} onClick={view.close} />}
        value={query}
        onChange={({ currentTarget }) => {
          setPlace(0);
          setSent(false);
          type(currentTarget.value);
        }}
        onKeyDown={press}
      />
      <p role="status" className={classes["remark"]}>
        {remark()}
      </p>
      <div role="listbox" id={listId} aria-label={t`Commands`} className={classes["list"]}>
        {groups.map(({ title, commands }) => (
          <div key={commands[0]?.id} role="group" aria-label={title}>
            <div aria-hidden className={classes["title"]}>
              {title}
            </div>
            {commands.map((command) => (
              <Option
                key={command.id}
                id={idOf(command)}
                command={command}
                isChosen={command === chosen}
                onChoose={() => setPlace(shown.indexOf(command))}
                onRun={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
};
