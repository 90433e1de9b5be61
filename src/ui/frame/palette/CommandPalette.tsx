import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@mantine/core";
import { createSpotlight, Spotlight, useSpotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useMediaQuery } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { matchesQuery } from "../../../domain/matching.ts";
import { EVERY_RESOURCE } from "../../../domain/resources.ts";
import { READ_FIRST_MS } from "../../../machines/effect-actor.ts";
import { paletteMachine } from "../../../machines/palette/palette.machine.ts";
import { findEverywhere } from "../../../machines/use-cases/find-everywhere.ts";
import type { ShellView } from "../../../machines/shell/shell.view.ts";
import { useApp, useUser } from "../../app-context.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import type { Entry } from "../shell/entry.ts";
import { PHONE } from "../../theme/breakpoints.ts";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/spotlight/styles.css";
import classes from "./CommandPalette.module.css";
import { type CommandGroup, useCommands } from "./use-commands.ts";

const [store, palette] = createSpotlight();

/** Keeps the choice in its place when an answer changes the list: the library does so only while one types. */
const keepSelection = (): void => {
  const { listId, selected } = store.getState();
  const list = document.getElementById(listId);
  if (list === null) return;
  const place = Math.max(selected, 0);
  for (const [index, action] of list.querySelectorAll("[data-action]").entries())
    action.toggleAttribute("data-selected", index === place);
  store.setState({ ...store.getState(), selected: place });
};

/** Tells which command the arrows chose: the library moves the choice without a word. */
const tellOfChoice = (): void => store.setState({ ...store.getState() });

/** The dialog's own focus comes a moment later: what is typed at once would be lost. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

/** Whoever uses the keyboard can scroll the list; its types do not say that it passes this on. */
const SCROLLING = { viewportProps: { tabIndex: 0 } };

const Group = ({ title, commands }: CommandGroup) =>
  commands.length === 0 ? null : (
    <Spotlight.ActionsGroup label={title}>
      {commands.map(({ id, title: label, description = "", icon: CommandIcon, run }) => (
        <Spotlight.Action
          key={id}
          label={label}
          description={description}
          leftSection={<CommandIcon size={18} stroke={1.5} aria-hidden />}
          onClick={run}
        />
      ))}
    </Spotlight.ActionsGroup>
  );

/** Pages, actions and records by a few letters; only what the role may use. */
export const CommandPalette = ({
  isOpen,
  view,
  entries,
}: {
  isOpen: boolean;
  view: ShellView;
  entries: ReadonlyArray<Entry>;
}) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { actorOf } = useApp();
  const [machine] = useState(() =>
    paletteMachine.provide({ actors: { "find everywhere": actorOf(findEverywhere, READ_FIRST_MS) } }),
  );
  const actor = useActorRef(machine, { input: { role: useUser().role } });
  const { query, findings } = useSelector(actor, ({ context }) => context);
  const isLooking = useSelector(actor, (snapshot) => snapshot.hasTag("looking"));
  const { selected } = useSpotlight(store);
  useEffect(() => (isOpen ? palette.open() : palette.close()), [isOpen]);
  useEffect(keepSelection, [findings]);
  const matching = useCommands(view, entries).map(({ title, commands }) => ({
    title,
    commands: commands.filter((command) => matchesQuery(query, [command.title])),
  }));
  const found = EVERY_RESOURCE.map(({ name, detail }) => ({
    title: t(RESOURCE_WORDS[name].title),
    commands: findings.hits
      .filter(({ list }) => list === name)
      .map((hit) => ({
        id: hit.id,
        title: hit.name,
        description: hit.hint,
        icon: RESOURCE_WORDS[name].icon,
        run: () => void navigate({ to: detail, params: { id: hit.id } }),
      })),
  }));
  const groups: ReadonlyArray<CommandGroup> = [...matching, ...found];
  const shown = groups.flatMap(({ commands }) => commands);
  const chosen = shown[selected];
  const remark = (): string | undefined => {
    if (isLooking) return t`Searching…`;
    if (findings.failed.length > 0) return t`The search is not available now`;
    return shown.length === 0 ? t`Nothing found` : undefined;
  };
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={(next) => actor.send({ type: "type", query: next })}
      onSpotlightClose={view.close}
      onKeyDown={tellOfChoice}
      returnFocus={false}
      scrollable
      fullScreen={useMediaQuery(PHONE)}
      maxHeight={420}
      transitionProps={{ duration: 0 }}
      classNames={{ actionDescription: classes["description"] ?? "" }}
      attributes={{ content: { "aria-label": t`Command palette` } }}
    >
      <Spotlight.Search
        ref={takeFocus}
        aria-label={t`Search or run a command`}
        placeholder={t`Search or run a command`}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      />
      <Spotlight.ActionsList aria-label={t`Commands`} {...SCROLLING}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
        {remark() !== undefined && <Spotlight.Empty role="status">{remark()}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      {/* The arrows move no focus that a screen reader could follow. */}
      <VisuallyHidden role="status">
        {chosen && [chosen.title, chosen.description].filter(Boolean).join(", ")}
      </VisuallyHidden>
    </Spotlight.Root>
  );
};
