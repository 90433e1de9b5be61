import { useLingui } from "@lingui/react/macro";
import { Box, Group, Text } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { SIDEBAR_COLLAPSED_WIDTH_PX, SIDEBAR_WIDTH_PX } from "../../../domain/product.ts";
import type { AppUser } from "../../../domain/session.ts";
import type { SignedInActors } from "../../../machines/app.ts";
import { expiryView } from "../../../machines/auth/auth.view.ts";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { usePreloaded } from "../../parts/opening/use-preloaded.ts";
import { Logo } from "../../parts/brand/Logo.tsx";
import { SignedInActorsContext, useApp, UserContext } from "../../app-context.ts";
import "../../theme/signed-in.ts";
import { InboxOfUser } from "../inbox/InboxOfUser.tsx";
import { PaletteButton } from "../palette/PaletteButton.tsx";
import { useView } from "../../use-view.ts";
import { ColorSchemeToggle } from "../../parts/preferences/ColorSchemeToggle.tsx";
import classes from "./Shell.module.css";
import type { Entry } from "./entry.ts";
import { MenuButtons } from "./MenuButtons.tsx";
import { NewVersion } from "./NewVersion.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { Overlays } from "./Overlays.tsx";
import { OverlaysOnCommand } from "./OverlaysOnCommand.tsx";
import { ScrolledBack } from "./ScrolledBack.tsx";
import { continuation, expiredSession, OVERLAY_PARTS } from "./overlay-parts.ts";
import { Sidebar } from "./Sidebar.tsx";
import { UserMenu } from "./UserMenu.tsx";

interface ShellProps {
  readonly user: AppUser;
  readonly actors: SignedInActors;
  readonly title: string;
  readonly entries: ReadonlyArray<Entry>;
  readonly children: ReactNode;
}

const Frame = ({ actors, title, entries, children }: ShellProps) => {
  const { t } = useLingui();
  const { shell } = actors;
  const isCollapsed = useSelector(shell, (snapshot) => snapshot.hasTag("collapsed"));
  const isOffline = useSelector(actors.deletions, (snapshot) => snapshot.hasTag("offline"));
  const { auth, version } = useApp();
  const expiry = useView(auth, expiryView);
  const isOutdated = useSelector(version, ({ context }) => context.isOutdated);
  const asked = useLocation({ select: ({ state }) => state.asked });
  usePreloaded(OVERLAY_PARTS);
  const sidebar = (isNarrow: boolean) => (
    <Sidebar entries={entries} isCollapsed={isNarrow} onNavigate={() => shell.send({ type: "close" })} />
  );
  const width = isCollapsed ? SIDEBAR_COLLAPSED_WIDTH_PX : SIDEBAR_WIDTH_PX;
  return (
    <>
      <a href="#content" className="console-skip">
        {t`Skip to content`}
      </a>
      <Box className={classes["frame"] ?? ""} __vars={{ "--sidebar-width": `${width / 16}rem` }}>
        <header className={classes["header"]}>
          <Group gap="sm" wrap="nowrap" miw={0}>
            <MenuButtons />
            <span className={classes["logo"]}>
              <Logo size={28} />
            </span>
            <Text fw={650} lineClamp={2} className={classes["title"] ?? ""}>
              {title}
            </Text>
            <OfflineNotice isOffline={isOffline} />
          </Group>
          <Group gap="xs" wrap="nowrap" className={classes["actions"] ?? ""}>
            <PaletteButton onOpen={() => shell.send({ type: "open", overlay: "palette" })} />
            <InboxOfUser />
            <Box visibleFrom="sm">
              <ColorSchemeToggle />
            </Box>
            <UserMenu />
          </Group>
        </header>
        <aside className={classes["sidebar"]}>{sidebar(isCollapsed)}</aside>
        <main id="content" tabIndex={-1} className={classes["content"]}>
          <div className="console-page">
            {expiry !== undefined && (
              <Loaded part={expiredSession}>{(ExpiredSession) => <ExpiredSession view={expiry} />}</Loaded>
            )}
            {isOutdated && <NewVersion />}
            {asked !== undefined && (
              <Loaded part={continuation} renderFailure={() => null}>
                {(Continuation) => <Continuation asked={asked} entries={entries} />}
              </Loaded>
            )}
            {children}
          </div>
        </main>
      </Box>
      <OverlaysOnCommand title={title} sidebar={sidebar(false)} entries={entries} />
      <Overlays />
      <ScrolledBack />
    </>
  );
};

/** The frame around every signed-in page: top bar, sidebar, content; whoever comes next gets one of their own. */
export const Shell = (props: ShellProps) => {
  const { user, actors } = props;
  // A renewal brings another name or picture of theirs, and no guard looks again for that.
  const renewed = useSelector(useApp().auth, ({ context }) => context.user);
  return (
    <UserContext value={renewed?.uid === user.uid ? renewed : user}>
      <SignedInActorsContext value={actors}>
        <Frame key={user.uid} {...props} />
      </SignedInActorsContext>
    </UserContext>
  );
};
