import { i18n } from "@lingui/core";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showLanguage } from "../../../../src/ui/locales/catalogs.ts";
import { ListFooter } from "../../../../src/ui/parts/list/ListFooter.tsx";
import { renderScreen } from "../../render-screen.tsx";

afterEach(() => showLanguage("en"));

// What Intl writes, with the grouping of each: 1,500 · 1.500 · 1 500.
test.each(["en", "es", "fr", "id", "hi"] as const)(
  "§9: a list of 100 000 counts as one writes in %s",
  async (code) => {
    await showLanguage(code);
    const request = { page: 1_500, size: 25 };
    await renderScreen(
      <ListFooter
        noRows={undefined}
        request={request}
        shown={request}
        total={100_000}
        isCounted
        onRequest={() => undefined}
      />,
    );
    const text = screen.getByRole("status").textContent;
    for (const number of [37_476, 37_500, 100_000]) expect(text).toContain(i18n.number(number));
    const current = screen.getAllByRole("button").find((button) => button.ariaCurrent === "page");
    expect(current?.textContent).toBe(new Intl.NumberFormat(code).format(1_500));
  },
);
