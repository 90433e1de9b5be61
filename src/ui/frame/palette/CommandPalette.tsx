import { Trans, useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@mantine/core";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useMediaQuery } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { matchesQuery } from "../../../domain/matching.ts";
import { EVERY_RESOURCE, RESOURCES } from "../../../domain/resources.ts";
import { paletteMachine } from "../../../machines/palette/palette.machine.ts";
import { findEverywhere, type Hit } from "../../../machines/use-cases/find-everywhere.ts";
import type { ShellView } from "../../../machines/shell/shell.view.ts";
import { useApp, useUser } from "../../app-context.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import type { Entry } from "../shell/entry.ts";
import { PHONE } from "../../theme/breakpoints.ts";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/spotlight/styles.css";
import classes from "./CommandPalette.module.css";
import { type Command, useCommands } from "./use-commands.ts";

const [store, palette] = createSpotlight();

/** Selects the first command where none is: the palette itself does so while one types, not when an answer comes. */
const selectFirst = (): void => {
  const list = document.getElementById(store.getState().listId);
  if (list === null || list.querySelector("[data-selected]") !== null) return;
  list.querySelector("[data-action]")?.setAttribute("data-selected", "true");
  store.updateState((state) => ({ ...state, selected: 0 }));
};

/** The dialog's own focus comes a moment later: what is typed at once would be lost. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

/** Whoever uses the keyboard can scroll the list; its types do not say that it passes this on. */
const SCROLLING = { viewportProps: { tabIndex: 0 } };

/** Says which command Enter would run: the arrows move no focus that a screen reader could follow. */
const announceSelected = (place: HTMLElement): (() => void) => {
  const dialog = place.closest<HTMLElement>('[role="dialog"]') ?? document.body;
  const say = (): void => {
    const words =
      dialog.querySelector<HTMLElement>("[data-selected]")?.innerText.replaceAll("\n", ", ") ?? "";
    if (place.textContent !== words) place.textContent = words;
  };
  const changes = new MutationObserver(say);
  changes.observe(dialog, { subtree: true, childList: true, attributeFilter: ["data-selected"] });
  return () => changes.disconnect();
};

const Group = ({ title, commands }: { title: string; commands: ReadonlyArray<Command> }) =>
  commands.length === 0 ? null : (
    <Spotlight.ActionsGroup label={title}>
      {commands.map(({ id, title: label, icon: CommandIcon, run }) => (
        <Spotlight.Action
          key={id}
          label={label}
          leftSection={<CommandIcon size={18} stroke={1.5} aria-hidden />}
          onClick={run}
        />
      ))}
    </Spotlight.ActionsGroup>
  );

const Hits = ({
  title,
  hits,
  onChoose,
}: {
  title: string;
  hits: ReadonlyArray<Hit>;
  onChoose: (hit: Hit) => void;
}) =>
  hits.length === 0 ? null : (
    <Spotlight.ActionsGroup label={title}>
      {hits.map((hit) => {
        const { icon: HitIcon } = RESOURCE_WORDS[hit.list];
        return (
          <Spotlight.Action
            key={hit.id}
            label={hit.name}
            description={hit.hint}
            leftSection={<HitIcon size={18} stroke={1.5} aria-hidden />}
            onClick={() => onChoose(hit)}
          />
        );
      })}
    </Spotlight.ActionsGroup>
  );

const Remark = ({ children }: { children: ReactNode }) => (
  <Spotlight.Empty role="status">{children}</Spotlight.Empty>
);

/** Pages, actions and records by a few letters (Ctrl or Cmd and K); only what the role may use. */
export const CommandPalette = ({ view, entries }: { view: ShellView; entries: ReadonlyArray<Entry> }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { actorOf, logDefect } = useApp();
  const [machine] = useState(() =>
    paletteMachine.provide({
      actors: { "find everywhere": actorOf(findEverywhere) },
      actions: { "log the bug": (_, cause) => logDefect(cause) },
    }),
  );
  const actor = useActorRef(machine, { input: { role: useUser().role } });
  const { query, findings } = useSelector(actor, ({ context }) => context);
  const isLooking = useSelector(actor, (snapshot) => snapshot.hasTag("looking"));
  const { pages, actions } = useCommands(view, entries);
  const isOpen = view.overlay === "palette";
  useEffect(() => (isOpen ? palette.open() : palette.close()), [isOpen]);
  useEffect(selectFirst, [findings]);
  const matching = (commands: ReadonlyArray<Command>) =>
    commands.filter(({ title }) => matchesQuery(query, [title]));
  const [shownPages, shownActions] = [matching(pages), matching(actions)];
  const choose = ({ list, id }: Hit): void => void navigate({ to: RESOURCES[list].detail, params: { id } });
  const nothing = shownPages.length + shownActions.length + findings.hits.length === 0;
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={(next) => actor.send({ type: "type", query: next })}
      onSpotlightClose={view.close}
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
        <Group title={t`Pages`} commands={shownPages} />
        <Group title={t`Actions`} commands={shownActions} />
        {EVERY_RESOURCE.map(({ name }) => (
          <Hits
            key={name}
            title={t(RESOURCE_WORDS[name].title)}
            hits={findings.hits.filter(({ list }) => list === name)}
            onChoose={choose}
          />
        ))}
        {isLooking && (
          <Remark>
            <Trans>Searching…</Trans>
          </Remark>
        )}
        {!isLooking && findings.failed.length > 0 && (
          <Remark>
            <Trans>The search is not available now</Trans>
          </Remark>
        )}
        {!isLooking && nothing && findings.failed.length === 0 && (
          <Remark>
            <Trans>Nothing found</Trans>
          </Remark>
        )}
      </Spotlight.ActionsList>
      <VisuallyHidden role="status" ref={announceSelected} />
    </Spotlight.Root>
  );
};
