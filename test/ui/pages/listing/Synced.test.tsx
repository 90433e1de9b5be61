import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import type { BusinessLocation } from "../../../../src/domain/business.ts";
import { readable } from "../../../../src/domain/records.ts";
import { ServerFailed } from "../../../../src/domain/remote-failure.ts";
import { Synced } from "../../../../src/ui/pages/listing/Synced.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { failed, OLD_TOWN, RIVERSIDE, told } from "../business/business-fixtures.ts";

type Places = ReadonlyArray<BusinessLocation>;

const read = (places: Places | "unread") =>
  places === "unread" ? failed(ServerFailed()) : told(readable(places));

test.each<
  readonly [Places | "unread" | undefined, Places | "unread", string, ReadonlyArray<string> | undefined]
>([
  [[], [OLD_TOWN, RIVERSIDE], "2 locations syncedNew: Old Town · Riverside", undefined],
  [[OLD_TOWN], [RIVERSIDE], "1 location syncedNew: RiversideNo longer listed: Old Town", undefined],
  [[OLD_TOWN], [OLD_TOWN], "1 location syncedNothing changed.", undefined],
  // Nobody looked before, or it is not known what there was.
  [undefined, [OLD_TOWN], "1 location synced", undefined],
  ["unread", [OLD_TOWN], "1 location synced", undefined],
  [[OLD_TOWN], "unread", "As the backend says", undefined],
  [
    [OLD_TOWN],
    [OLD_TOWN],
    "1 location syncedNothing changed.Could not be synced: Half a name · 2 Pier. Correct their names and addresses with Google, then sync again.",
    ["Half a name", "2 Pier"],
  ],
])("after a sync of %o there is %o: %s", async (before, now, words, missed) => {
  await renderScreen(
    <Suspense>
      <section aria-label="Sync">
        <Synced
          before={before && read(before)}
          now={read(now)}
          outcome={{ success: true, message: "As the backend says", missed }}
        />
      </section>
    </Suspense>,
  );
  await act(async () => undefined);
  expect(screen.getByRole("region").textContent).toBe(words);
});
