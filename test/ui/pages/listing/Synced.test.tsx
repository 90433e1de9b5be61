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

test.each<readonly [Places | "unread" | undefined, Places | "unread", string]>([
  [[], [OLD_TOWN, RIVERSIDE], "2 locations syncedNew: Old Town · Riverside"],
  [[OLD_TOWN], [RIVERSIDE], "1 location syncedNew: RiversideNo longer listed: Old Town"],
  [[OLD_TOWN], [OLD_TOWN], "1 location syncedNothing changed."],
  // Nobody looked before, or it is not known what there was.
  [undefined, [OLD_TOWN], "1 location synced"],
  ["unread", [OLD_TOWN], "1 location synced"],
  [[OLD_TOWN], "unread", "As the backend says"],
])("after a sync of %o there is %o: %s", async (before, now, words) => {
  await renderScreen(
    <Suspense>
      <section aria-label="Sync">
        <Synced before={before && read(before)} now={read(now)} message="As the backend says" />
      </section>
    </Suspense>,
  );
  await act(async () => undefined);
  expect(screen.getByRole("region").textContent).toBe(words);
});
