import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text, VisuallyHidden } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import { homeOf } from "../../../domain/access.ts";
import { currentPath } from "../../../domain/navigation.ts";
import { VERSION } from "../../../domain/product.ts";
import { useUser } from "../../app-context.ts";
import { EXACTLY } from "../../exactly.ts";
import { LanguageSelect } from "../../parts/preferences/LanguageSelect.tsx";
import { Chip } from "../../parts/value/Chip.tsx";
import type { Entry } from "./entry.ts";
import { RoleChip } from "./RoleChip.tsx";
import classes from "./Sidebar.module.css";

interface SidebarProps {
  readonly entries: ReadonlyArray<Entry>;
  readonly isCollapsed: boolean;
  readonly onNavigate: () => void;
}

// Which entry is current, the domain says.
const ITS_PAGE = { ...EXACTLY, includeSearch: false };

interface EntryLinkProps {
  readonly entry: Entry;
  readonly isCurrent: boolean;
  readonly isCollapsed: boolean;
  readonly onNavigate: () => void;
}

/** A number in sight, as words have no room beside every title; and the words. */
const Waiting = ({ count }: { count: number }) => {
  const { t, i18n } = useLingui();
  const words = t`${count} waiting`;
  return (
    <span title={words}>
      <Chip>
        <span aria-hidden>{i18n.number(count)}</span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </Chip>
    </span>
  );
};

const EntryLink = ({ entry, isCurrent, isCollapsed, onNavigate }: EntryLinkProps) => {
  const { t } = useLingui();
  const title = t(entry.title);
  return (
    <Link
      to={entry.path}
      activeOptions={ITS_PAGE}
      className={`mantine-focus-auto ${classes["entry"] ?? ""}`}
      aria-current={isCurrent ? "page" : undefined}
      data-first={entry.isFirst || undefined}
      aria-label={isCollapsed ? title : undefined}
      onClick={onNavigate}
    >
      <entry.icon size={20} stroke={1.5} aria-hidden className={classes["icon"]} />
      {!isCollapsed && <span className={classes["title"]}>{title}</span>}
      {/* The space parts the two in the entry's name. */}
      {!isCollapsed && entry.badge !== undefined && (
        <>
          {" "}
          <Chip>{t(entry.badge)}</Chip>
        </>
      )}
      {!isCollapsed && entry.waiting !== undefined && (
        <>
          {" "}
          <Waiting count={entry.waiting} />
        </>
      )}
    </Link>
  );
};

/** The entries a role sees, and who they are. */
export const Sidebar = ({ entries, isCollapsed, onNavigate }: SidebarProps) => {
  const user = useUser();
  const { t } = useLingui();
  const paths = entries.map((entry) => entry.path);
  const current = useLocation({
    select: ({ pathname }) => currentPath<Entry["path"]>(paths, homeOf(user.role), pathname),
  });
  return (
    <Stack className={classes["sidebar"] ?? ""} gap={0}>
      <nav aria-label={t`Main`} className={classes["entries"] ?? ""}>
        {entries.map((entry) => (
          <EntryLink
            key={entry.path}
            entry={entry}
            isCurrent={entry.path === current}
            isCollapsed={isCollapsed}
            onNavigate={onNavigate}
          />
        ))}
      </nav>
      {!isCollapsed && (
        <Stack className={classes["foot"] ?? ""} gap="xs">
          <div>
            <Text size="sm" fw={600} truncate dir="auto">
              {user.displayName}
            </Text>
            <RoleChip role={user.role} />
          </div>
          <LanguageSelect />
          <Text size="xs" c="dimmed">
            <Trans>Version {VERSION}</Trans>
          </Text>
        </Stack>
      )}
    </Stack>
  );
};
