import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readable } from "../../../../src/domain/records.ts";
import {
  Forbidden,
  type RemoteFailure,
  Unauthorized,
  Unreachable,
} from "../../../../src/domain/remote-failure.ts";
import type { ExportView } from "../../../../src/machines/export/export.view.ts";
import type { ConnectionView } from "../../../../src/machines/google-connection/google-connection.view.ts";
import { ConnectionCard } from "../../../../src/ui/pages/business/ConnectionCard.tsx";
import { ExportStatus } from "../../../../src/ui/parts/list/export/ExportStatus.tsx";
import { quietActors, quietConsole, renderScreen, type TestApp } from "../../render-screen.tsx";
import { told } from "../../pages/business/business-fixtures.ts";

const nothing = (): void => undefined;
const NOTHING_HELD = { heldTo: told(undefined), locations: told(readable([])) };

/** A card whose status could not be read. */
const unreadCard = (failure: RemoteFailure, again: () => void) => {
  const view: ConnectionView = {
    status: "unknown",
    integration: undefined,
    isBusy: false,
    isBack: false,
    isLeaving: false,
    isConfirming: false,
    failure: undefined,
    unread: failure,
    synced: undefined,
    connect: nothing,
    sync: nothing,
    disconnect: nothing,
    confirm: nothing,
    cancel: nothing,
    tryAgain: again,
  };
  return <ConnectionCard view={view} {...NOTHING_HELD} />;
};

/** An export that stopped at a part. */
const stoppedExport = (failure: RemoteFailure, again: () => void) => {
  const exporting: Omit<ExportView, "start"> = {
    stage: "failed",
    done: 3,
    total: 9,
    failure,
    cancel: nothing,
    tryAgain: again,
    dismiss: nothing,
  };
  return <ExportStatus exporting={exporting} />;
};

const backAgain = (console: TestApp, type: "network came" | "session came") =>
  act(async () => console.signedInActors().recovery.send({ type }));

for (const [what, drawn] of [
  ["the state of a connection", unreadCard],
  ["an export", stoppedExport],
] as const) {
  test.each([
    [Unreachable, "network came", 1],
    [Unauthorized, "session came", 1],
    [Forbidden, "network came", 0],
    [Unreachable, "session came", 0],
  ] as const)(
    `${what} that failed by %j goes on by itself at '%s', %d time`,
    async (failure, event, times) => {
      const console = quietConsole(quietActors());
      const again = vi.fn<() => void>();
      await renderScreen(drawn(failure, again), { console });
      await backAgain(console, event);
      await backAgain(console, event);
      expect(again).toHaveBeenCalledTimes(times);
    },
  );
}
