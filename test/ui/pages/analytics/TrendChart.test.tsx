import { act, fireEvent, screen } from "@testing-library/react";
import { DirectionProvider } from "@mantine/core";
import { expect, test } from "vitest";
import { TrendChart } from "../../../../src/ui/pages/analytics/TrendChart.tsx";
import { renderScreen } from "../../render-screen.tsx";

const POINTS = [
  { span: "11/1", spanBefore: "10/29", name: "11/1", now: 10, before: 4 },
  { span: "11/2", spanBefore: "10/30", name: "11/2", now: undefined, before: 5 },
  { span: "11/3", spanBefore: "10/31", name: "11/3", now: 30, before: undefined },
];

const euro = (value: number): string => `€${String(value)}`;

const draw = async (direction: "ltr" | "rtl" = "ltr", points = POINTS): Promise<HTMLElement> => {
  await renderScreen(
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <TrendChart points={points} label="Revenue" valueOf={euro} axisValueOf={euro} />
    </DirectionProvider>,
  );
  return screen.getByRole("slider", { name: "Revenue" });
};

const said = (chart: HTMLElement, ...keys: ReadonlyArray<string>): ReadonlyArray<string | null> =>
  keys.map((key) => {
    fireEvent.keyDown(chart, { key });
    return chart.getAttribute("aria-valuetext");
  });

test("keys go from point to point, and each says what it is and what was before", async () => {
  const chart = await draw();
  expect(chart.getAttribute("aria-valuetext")).toBe("11/3: €30. Previous period (10/31): —");
  expect(said(chart, "ArrowLeft", "Home", "ArrowLeft", "ArrowUp", "End", "ArrowRight", "Tab")).toEqual([
    "11/2: —. Previous period (10/30): €5",
    "11/1: €10. Previous period (10/29): €4",
    "11/1: €10. Previous period (10/29): €4",
    "11/2: —. Previous period (10/30): €5",
    "11/3: €30. Previous period (10/31): —",
    "11/3: €30. Previous period (10/31): —",
    "11/3: €30. Previous period (10/31): —",
  ]);
});

test.each(["ltr", "rtl"] as const)("keys of pages go a week on and back, %s", async (direction) => {
  const days = Array.from({ length: 10 }, (_, day) => ({
    span: `day ${String(day)}`,
    spanBefore: "",
    name: "",
    now: day,
    before: day,
  }));
  const chart = await draw(direction, days);
  const at = said(chart, "PageDown", "PageDown", "PageUp", "PageUp").map((words) => words?.slice(0, 5));
  expect(at).toEqual(["day 2", "day 0", "day 7", "day 9"]);
});

test.each(["altKey", "ctrlKey", "metaKey"])(
  "a key that is pressed with %s is the browser's",
  async (held) => {
    const chart = await draw();
    for (const key of ["ArrowLeft", "Home"])
      expect(fireEvent.keyDown(chart, { key, [held]: true })).toBe(true);
    expect(chart.getAttribute("aria-valuetext")).toBe("11/3: €30. Previous period (10/31): —");
  },
);

test("from right to left the keys go where they point to", async () => {
  const chart = await draw("rtl");
  expect(said(chart, "Home", "ArrowLeft", "ArrowRight")).toEqual([
    "11/1: €10. Previous period (10/29): €4",
    "11/2: —. Previous period (10/30): €5",
    "11/1: €10. Previous period (10/29): €4",
  ]);
});

test("a pointer is told of the point that is nearest, until it is gone", async () => {
  const chart = await draw();
  chart.getBoundingClientRect = () => new DOMRect(100, 0, 200, 240);
  fireEvent.pointerMove(chart, { clientX: 190 });
  expect(chart.textContent).toBe("11/2Revenue: —Previous period (10/30): €5");
  fireEvent.pointerMove(chart, { clientX: 120 });
  expect(chart.textContent).toBe("11/1Revenue: €10Previous period (10/29): €4");
  fireEvent.pointerLeave(chart);
  expect(chart.textContent).toBe("");
});

test("a pointer that leaves takes nothing from whoever is there by keys", async () => {
  const chart = await draw();
  chart.getBoundingClientRect = () => new DOMRect(100, 0, 200, 240);
  act(() => chart.focus());
  fireEvent.keyDown(chart, { key: "Home" });
  fireEvent.pointerLeave(chart);
  expect(chart.textContent).toBe("11/1Revenue: €10Previous period (10/29): €4");
  expect(said(chart, "ArrowUp")).toEqual(["11/2: —. Previous period (10/30): €5"]);
  act(() => chart.blur());
  expect(chart.textContent).toBe("");
});

/** What a browser makes of a tap, the mouse that it stands in for last. */
const tap = (element: HTMLElement, clientX: number): void => {
  const by = { clientX, pointerType: "touch" };
  fireEvent.pointerDown(element, by);
  fireEvent.pointerUp(element, by);
  fireEvent.pointerLeave(element, by);
  fireEvent.mouseMove(element, { clientX });
  fireEvent.mouseDown(element, { clientX });
  act(() => element.focus());
};

test("a finger is told of the point that it taps, each time anew, until it taps elsewhere", async () => {
  const chart = await draw();
  chart.getBoundingClientRect = () => new DOMRect(100, 0, 200, 240);
  tap(chart, 120);
  expect(chart.textContent).toBe("11/1Revenue: €10Previous period (10/29): €4");
  tap(chart, 190);
  expect(chart.textContent).toBe("11/2Revenue: —Previous period (10/30): €5");
  tap(chart, 290);
  expect(chart.textContent).toBe("11/3Revenue: €30Previous period (10/31): —");
  fireEvent.pointerDown(document.body, { pointerType: "touch" });
  expect(chart.textContent).toBe("");
  tap(chart, 120);
  expect(chart.textContent).toBe("11/1Revenue: €10Previous period (10/29): €4");
});

test("few points are dots as well, so that one between two gaps is seen", async () => {
  const chart = await draw();
  const dots = [...chart.querySelectorAll("path")]
    .map((path) => path.getAttribute("d"))
    .filter((d) => d?.endsWith("h0"));
  expect(dots).toEqual(["M0.0 160.0h0M600.0 0.0h0", "M0.0 208.0h0M300.0 200.0h0"]);
});

test("a period before of which no day is known is not named", async () => {
  const { container } = await renderScreen(
    <TrendChart
      points={POINTS.map((point) => ({ ...point, before: undefined }))}
      label="Revenue"
      valueOf={euro}
      axisValueOf={euro}
    />,
  );
  expect(screen.queryByText("Previous period")).toBeNull();
  expect(container.querySelectorAll("path[data-line]")).toHaveLength(1);
});
