import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Dialog as OverlayDialog } from "../../../../src/ui/parts/overlay/Dialog.tsx";
import { Loaded } from "../../../../src/ui/parts/opening/Loaded.tsx";
import { OnceOpened } from "../../../../src/ui/parts/opening/OnceOpened.tsx";
import { openedDialog } from "../../../../src/ui/parts/opening/opened-as.ts";
import { type Part, part } from "../../../../src/ui/parts/opening/part.ts";
import { renderScreen } from "../../render-screen.tsx";

const FAILURE = "This part could not be loaded.";

/** React says what a boundary caught. */
const silenced = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

/** A dialog of words, which comes as soon as the network is there. */
const dialog = () => {
  const network = { isThere: true, asked: 0 };
  const Dialog = ({ word, onClose }: { word: string; onClose: () => void }) => (
    <button type="button" ref={(button) => button?.focus()} onClick={onClose}>
      {word}
    </button>
  );
  return {
    network,
    Overlay: part(async () => {
      network.asked += 1;
      if (!network.isThere) throw new Error("Failed to fetch");
      return Dialog;
    }),
  };
};

const Page = ({ Overlay }: { Overlay: ReturnType<typeof dialog>["Overlay"] }) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main>
      <input aria-label="Name" onKeyDown={() => setOpen(true)} />
      <OnceOpened part={Overlay} isOpen={isOpen} onClose={close}>
        {(Dialog, isShown) => isShown && <Dialog word="Inside" onClose={close} />}
      </OnceOpened>
    </main>
  );
};

const field = () => screen.getByRole("textbox", { name: "Name" });
const open = () => {
  field().focus();
  fireEvent.input(field(), { target: { value: "Chez Pia" } });
  fireEvent.keyDown(field(), { key: "k" });
};

test("an overlay that does not come leaves the page, is told, closes and gives the focus back", async () => {
  silenced();
  const { network, Overlay } = dialog();
  network.isThere = false;
  await renderScreen(<Page Overlay={Overlay} />);
  open();
  expect(await screen.findByRole("alertdialog", { name: FAILURE })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByDisplayValue("Chez Pia")).toBe(field());
  fireEvent.keyDown(document.activeElement ?? document, { key: "Escape" });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(document.activeElement).toBe(field());
});

test("it closes by a key that is pressed in the moment in which it is seen", async () => {
  silenced();
  const { network, Overlay } = dialog();
  network.isThere = false;
  await renderScreen(<Page Overlay={Overlay} />);
  const seen: Array<boolean> = [];
  // Runs after what draws it and before anything that waits for a moment without work.
  const pressing = new MutationObserver(() => {
    if (document.querySelector("[role=alertdialog]") === null) return;
    pressing.disconnect();
    seen.push(true);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  pressing.observe(document.body, { childList: true, subtree: true });
  open();
  await waitFor(() => expect(seen).toEqual([true]));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(document.activeElement).toBe(field());
});

test("it comes when it is tried again, and when it is opened again", async () => {
  silenced();
  const { network, Overlay } = dialog();
  network.isThere = false;
  await renderScreen(<Page Overlay={Overlay} />);
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(network.asked).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  network.isThere = true;
  open();
  const inside = await screen.findByRole("button", { name: "Inside" });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  fireEvent.click(inside);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(network.asked).toBe(3);
});

test("it comes by itself with the network, to whoever still waits for it", async () => {
  silenced();
  const { network, Overlay } = dialog();
  network.isThere = false;
  await renderScreen(<Page Overlay={Overlay} />);
  open();
  await screen.findByRole("alertdialog", { name: FAILURE });
  network.isThere = true;
  act(() => void dispatchEvent(new Event("online")));
  const inside = await screen.findByRole("button", { name: "Inside" });
  expect(document.activeElement).toBe(inside);
  fireEvent.click(inside);
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test("an overlay that came ahead is there at once, and is not asked for again", async () => {
  const { network, Overlay } = dialog();
  await Overlay.load();
  network.isThere = false;
  await renderScreen(<Page Overlay={Overlay} />);
  open();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Inside" }));
  expect(network.asked).toBe(1);
});

describe("what is still on its way", () => {
  /** The page after it was asked for something that comes when it is told to. */
  const opened = async () => {
    const { network, Overlay } = dialog();
    const onItsWay = Promise.withResolvers<void>();
    const late = part(async () => {
      await onItsWay.promise;
      return Overlay.load();
    });
    await renderScreen(
      <>
        <Page Overlay={late} />
        <button type="button">Elsewhere</button>
      </>,
    );
    open();
    return {
      network,
      arrive: () =>
        act(async () => {
          onItsWay.resolve();
          await late.load();
        }),
    };
  };

  test.each([
    ["Escape", () => fireEvent.keyDown(field(), { key: "Escape" })],
    ["a press elsewhere", () => fireEvent.pointerDown(screen.getByRole("button", { name: "Elsewhere" }))],
    ["a press on nothing", () => fireEvent.pointerDown(document.body)],
  ])("is called off by %s, and comes at the next command", async (_, callOff) => {
    const { network, arrive } = await opened();
    callOff();
    await arrive();
    expect(network.asked).toBe(1);
    expect(screen.queryByRole("button", { name: "Inside" })).toBeNull();
    expect(document.activeElement).toBe(field());
    open();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Inside" }));
  });

  test("is called off by any press where the page as a whole had the focus", async () => {
    const late = part(() => new Promise<ComponentType>(() => undefined));
    const Asked = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            Menu
          </button>
          <OnceOpened part={late} isOpen={isOpen} onClose={() => setOpen(false)}>
            {(Overlay) => <Overlay />}
          </OnceOpened>
        </>
      );
    };
    await renderScreen(<Asked />);
    // Some browsers give a button that is pressed no focus.
    fireEvent.click(screen.getByRole("button", { name: "Menu", expanded: false }));
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole("button", { name: "Menu", expanded: true })).toBeTruthy();
    fireEvent.pointerDown(screen.getByRole("main"));
    expect(screen.getByRole("button", { name: "Menu", expanded: false })).toBeTruthy();
  });

  test.each([
    ["another key", () => fireEvent.keyDown(field(), { key: "Shift" })],
    ["a press where it was asked for", () => fireEvent.pointerDown(field())],
  ])("is not called off by %s", async (_, press) => {
    const { arrive } = await opened();
    press();
    await arrive();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Inside" }));
  });
});

/** A dialog that takes the focus once it is drawn, as those of the library do. */
const Modal = ({ word, onClose }: { word: string; onClose: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="dialog" aria-modal="true">
      <button type="button" ref={button} onClick={onClose}>
        {word}
      </button>
    </div>
  );
};

/** Dialogs that lead to each other, by what they say. */
const Chain = ({ parts }: { parts: ReadonlyMap<string, Part<{ word: string; onClose: () => void }>> }) => {
  const [opened, setOpened] = useState<string>();
  const words = [...parts.keys()];
  return (
    <main>
      <input aria-label="Name" onKeyDown={() => setOpened(words[0])} />
      {[...parts].map(([word, overlay]) => {
        const close = () => setOpened(words[words.indexOf(word) + 1]);
        return (
          <OnceOpened key={word} part={overlay} isOpen={opened === word} onClose={close}>
            {(Dialog, isShown) => isShown && <Dialog word={word} onClose={close} />}
          </OnceOpened>
        );
      })}
    </main>
  );
};

test.each([[["One", "Two"]], [["One", "Two", "Three"]]])(
  "the last of overlays that lead to each other gives the focus back: %j",
  async (words) => {
    const parts = new Map(words.map((word) => [word, part(async () => Modal)]));
    await Promise.all([...parts.values()].map(({ load }) => load()));
    await renderScreen(<Chain parts={parts} />);
    for (const _ of ["opened", "opened again"]) {
      open();
      for (const word of words) fireEvent.click(screen.getByRole("button", { name: word }));
      expect(document.activeElement).toBe(field());
    }
  },
);

test("a part of a page that breaks takes nothing along", async () => {
  silenced();
  const chart = part(async () => (): never => {
    throw new RangeError("No such colour");
  });
  await renderScreen(
    <main>
      <p>Beside it</p>
      <Loaded part={chart}>{(Chart) => <Chart />}</Loaded>
    </main>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain(FAILURE);
  expect(screen.getByText("Beside it")).toBeTruthy();
});

test("a part of a page that did not come is there with the network", async () => {
  silenced();
  const { network, Overlay } = dialog();
  network.isThere = false;
  await renderScreen(<Loaded part={Overlay}>{(Part) => <Part word="Inside" onClose={() => {}} />}</Loaded>);
  await screen.findByRole("alert");
  network.isThere = true;
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByRole("button", { name: "Inside" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("style sheets that did not come are asked for again, before what they are for", async () => {
  const lost = document.createElement("link");
  lost.rel = "stylesheet";
  lost.href = "/assets/palette.css";
  const waited = lost.cloneNode();
  document.head.append(lost, waited);
  lost.dispatchEvent(new Event("error"));
  const { network, Overlay } = dialog();
  const coming = Overlay.load();
  const link = document.head.querySelector('link[href$="palette.css"]');
  expect(link).not.toBe(lost);
  // Somebody waits for one that is on its way.
  expect(waited.isConnected).toBe(true);
  expect(network.asked).toBe(0);
  link?.dispatchEvent(new Event("load"));
  await coming;
  expect(network.asked).toBe(1);
  link?.remove();
  waited.parentNode?.removeChild(waited);
});

test("a dialog is over the page until it is closed, not until it is out of sight", async () => {
  const Question = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <OverlayDialog isOpen={isOpen} title="Reason" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setOpen(false)}>
          Done
        </button>
      </OverlayDialog>
    );
  };
  await renderScreen(<Question />);
  const shown = await screen.findByRole("dialog", { name: "Reason" });
  expect(openedDialog()).toBe(shown);
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(shown.isConnected).toBe(true);
  expect(openedDialog()).toBeNull();
});
