import { cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Kitchen } from "../../../../src/domain/kitchen.ts";
import { kitchensView } from "../../../../src/ui/pages/kitchens/kitchens-view.tsx";
import { tribesView } from "../../../../src/ui/pages/tribes/tribes-view.tsx";
import { usersView } from "../../../../src/ui/pages/users/users-view.tsx";
import { PageTitle } from "../../../../src/ui/parts/page-title/PageTitle.tsx";
import { CutText } from "../../../../src/ui/parts/value/CutText.tsx";
import { targetOf } from "../../../../src/ui/parts/list/list-view.ts";
import { id } from "../../../domain/generators.ts";
import { renderScreen } from "../../render-screen.tsx";
import { KITCHEN, TRIBE, USER } from "../editing/record-forms.tsx";
import { draw, page } from "../list/list-fixtures.tsx";

const HUGE = "x".repeat(950_000);
const MARK = "Only the beginning is shown";
/** What a list of two rows may weigh, in characters. */
const ENOUGH = 60_000;

beforeEach(() => void vi.resetAllMocks());

const ROWS = {
  kitchens: () => {
    const record: Kitchen = {
      ...KITCHEN,
      nombre: HUGE,
      logo: `https://images.example/${HUGE}`,
      userChef: { userId: id("7"), profile: { nombre: HUGE } },
    };
    return draw(kitchensView, page([record, { ...KITCHEN, kitchenId: id("k2") }]));
  },
  users: () =>
    draw(
      usersView,
      page([
        { ...USER, email: `${HUGE}@a.example`, profile: { nombre: HUGE }, role: HUGE },
        { ...USER, userId: id("8") },
      ]),
    ),
  tribes: () =>
    draw(
      tribesView,
      page([
        { ...TRIBE, name: HUGE, description: HUGE },
        { ...TRIBE, tribeId: id("t5") },
      ]),
    ),
};

test.each(Object.entries(ROWS))(
  "D73: a list of %s is as light as ever with a record of megabytes",
  async (_, drawn) => {
    await drawn();
    expect(screen.getAllByRole("row")).toHaveLength(3);
    expect(document.body.innerHTML.length).toBeLessThan(ENOUGH);
    expect(document.body.textContent).toContain(MARK);
    const [menu] = screen.getAllByRole("button", { name: /^Actions for/u });
    expect(menu?.getAttribute("aria-label")).toMatch(/x{200}…$/u);
    cleanup();
    await draw(tribesView, page([TRIBE]));
    expect(document.body.textContent).not.toContain(MARK);
  },
);

test("D73: a page is called by the beginning of such a name, and says so", async () => {
  await renderScreen(<PageTitle title={targetOf(tribesView, { ...TRIBE, name: HUGE }).name} />);
  expect(document.title.length).toBeLessThan(250);
  expect(screen.getByRole("heading").textContent).toBe(`${"x".repeat(200)}…`);
});

test("D73: a text that is cut ends with an ellipsis that says so; one that is not is as it is", async () => {
  await renderScreen(
    <p>
      <CutText text={HUGE} most="TextTooLong" />
    </p>,
  );
  const { textContent } = screen.getByText(/^x/u);
  expect(textContent).toBe(`${"x".repeat(2_000)}… ${MARK}`);
  cleanup();
  await renderScreen(
    <p>
      <CutText text="Bread and more" most="TextTooLong" />
    </p>,
  );
  expect(screen.getByText("Bread and more").innerHTML).toBe("Bread and more");
});
