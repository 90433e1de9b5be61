import { File as NodeFile } from "node:buffer";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeBackend, fakeBackend, json } from "./backend.ts";
import {
  ADA,
  CARL,
  chooseIn,
  EVE,
  heading,
  PATIENCE,
  press,
  signIn,
  signOut,
  startConsole,
  useConsoles,
  userOnWire,
} from "./console.ts";
import { answersOf, CASA_ANA, LA_MESA } from "./records.ts";

useConsoles();

const started = async (at: string, answers: Parameters<FakeBackend["answer"]>[0] = {}) => {
  const backend = fakeBackend();
  backend.answer({ ...answersOf(), ...answers });
  await startConsole({ as: ADA, at, backend });
  return backend;
};

const seen = async (text: string): Promise<string> =>
  (await screen.findByText(text, undefined, PATIENCE)).textContent;

const SUCCESS = "Operation completed successfully";
const FAILURE = "Something went wrong";

const broken = () => json({ message: "broken" }, 500);
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

describe("what failed is announced as failed, never as done", () => {
  const toasts = async (): Promise<ReadonlyArray<string | null>> =>
    (await screen.findAllByText(/^(?:Something went wrong|Operation completed)/u, undefined, PATIENCE)).map(
      ({ textContent }) => textContent,
    );

  test("a ban", async () => {
    const backend = await started("/admin/kitchens/7");
    backend.answer({ "POST /kitchen/editKitchen": broken });
    await chooseIn("Actions for Casa Ana", "Ban kitchen");
    await press("button", "Ban");
    await screen.findByText(/was not changed: Something went wrong$/u, undefined, PATIENCE);
    backend.answer({ "POST /kitchen/editKitchen": () => json({ ...CASA_ANA, banned: true }) });
    await chooseIn("Actions for Casa Ana", "Ban kitchen");
    await press("button", "Ban");
    const bar = await screen.findByRole("region", { name: "Recent changes" }, PATIENCE);
    await waitFor(() => expect(bar.textContent).toContain("Kitchen Casa Ana banned"), PATIENCE);
  });

  test("a new member", async () => {
    const backend = await started("/admin/tribes/5");
    await heading("Bakers");
    backend.answer({
      "GET /user/20/0": () => json([ADA, CARL].map(userOnWire)),
      "POST /tribe/5/members/3": broken,
    });
    const field = await screen.findByRole("combobox", { name: "New member" }, PATIENCE);
    fireEvent.click(field);
    fireEvent.click(await screen.findByRole("option", { name: /^Carl/u, hidden: true }, PATIENCE));
    await press("button", "Add member");
    expect(await toasts()).toEqual([FAILURE]);
    expect(field).toHaveProperty("value", "Carl");
    backend.answer({ "POST /tribe/5/members/3": () => new Response(null, { status: 204 }) });
    await press("button", "Add member");
    expect(await seen(SUCCESS)).toBe(SUCCESS);
  });

  test("one new member after the other, each by their name", async () => {
    const backend = await started("/admin/tribes/5", {
      "GET /user/20/0": () => json([ADA, CARL].map(userOnWire)),
    });
    const none = () => new Response(null, { status: 204 });
    backend.answer({ "POST /tribe/5/members/3": none, "POST /tribe/5/members/1": none });
    const field = await screen.findByRole("combobox", { name: "New member" }, PATIENCE);
    const add = async (name: string) => {
      fireEvent.click(field);
      fireEvent.click(
        await screen.findByRole("option", { name: new RegExp(`^${name}`, "u"), hidden: true }, PATIENCE),
      );
      await press("button", "Add member");
      return waitFor(() => expect(document.body.textContent).toContain(`Member ${name} · Bakers`), PATIENCE);
    };
    await add("Carl");
    await waitFor(() => expect(field).toHaveProperty("value", ""), PATIENCE);
    await add("Ada");
    expect(["3", "1"].map((id) => backend.times(`POST /tribe/5/members/${id}`))).toEqual([1, 1]);
  });

  describe("an upload", () => {
    const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

    const ownFormData = FormData;
    afterEach(() => void vi.stubGlobal("FormData", ownFormData));
    beforeEach(async () => {
      // jsdom's takes no blob of Node's.
      const { constructor } = await new Response(new URLSearchParams()).formData();
      vi.stubGlobal("FormData", constructor);
      // What jsdom does not have: pictures, and drawing them.
      Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
      vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(100);
      vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(100);
      vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
      vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob([PNG])));
    });

    const choose = async (): Promise<void> => {
      const input = await waitFor(() => {
        const found = document.querySelector("input[type=file]");
        if (found === null) throw new Error("There is nothing to choose a file with");
        return found;
      }, PATIENCE);
      fireEvent.change(input, { target: { files: [new NodeFile([PNG], "picture.png")] } });
    };

    const upload = async (): Promise<void> => {
      await choose();
      await waitFor(() => {
        fireEvent.load(screen.getByAltText("Picture to crop"));
        expect(screen.getByRole("button", { name: "Use this picture" })).toHaveProperty("disabled", false);
      }, PATIENCE);
      await press("button", "Use this picture");
    };

    test("begins at the picture, not at what closes it", async () => {
      await started("/admin/users/3");
      await heading("Carl");
      await choose();
      const picture = await screen.findByRole("group", { name: "Picture to crop" }, PATIENCE);
      await waitFor(() => expect(document.activeElement).toBe(picture), PATIENCE);
    });

    const UPLOAD = "POST /profileimage/upload";
    const IMAGE = { profileImageId: 1, user: { userId: 3 }, imageUrl: "/images/1.png" };
    const told = async (): Promise<string | null> =>
      (await within(screen.getByRole("dialog")).findByRole("alert", undefined, PATIENCE)).textContent;

    test.each([
      ["broke", broken, "Not savedSomething went wrong"],
      ["was refused", () => json({ message: "There are 100" }, 400), "Not savedThere are 100"],
      [
        "nobody answered",
        lost,
        "Result unknownIt is not known whether the picture was saved. Before you send it again, close this and look among the pictures.",
      ],
    ])("that %s says so where the picture is, which can be sent again", async (_, answer, words) => {
      const backend = await started("/admin/users/3");
      await heading("Carl");
      backend.answer({ [UPLOAD]: answer });
      await upload();
      expect(await told()).toBe(words);
      backend.answer({ [UPLOAD]: () => json(IMAGE) });
      await press("button", "Use this picture");
      expect(await seen(SUCCESS)).toBe(SUCCESS);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), PATIENCE);
      expect(backend.times(UPLOAD)).toBe(2);
    });

    test("D38: without a network was not sent", async () => {
      const backend = await started("/admin/users/3");
      await heading("Carl");
      backend.answer({ [UPLOAD]: lost });
      fireEvent(window, new Event("offline"));
      await upload();
      expect(await told()).toBe("Not savedNetwork error");
    });

    test("D38: that may have been done shows the pictures as they are by now to whoever closes it", async () => {
      const backend = await started("/admin/users/3");
      await heading("Carl");
      backend.answer({ [UPLOAD]: lost });
      await upload();
      await told();
      backend.answer({ "GET /profileimage/user/3": () => json([IMAGE]) });
      await press("button", "Cancel");
      expect(await seen("Picture 1 of \u2068Carl\u2069")).toBe("Picture 1 of \u2068Carl\u2069");
    });

    test("goes on with its dialog open, whatever is pressed", async () => {
      const backend = await started("/admin/users/3");
      await heading("Carl");
      const answer = Promise.withResolvers<Response>();
      backend.answer({ [UPLOAD]: () => answer.promise });
      await upload();
      await waitFor(() => expect(backend.times(UPLOAD)).toBe(1), PATIENCE);
      await press("button", "Close");
      await press("button", "Use this picture");
      answer.resolve(json(IMAGE));
      expect(await seen(SUCCESS)).toBe(SUCCESS);
      expect(backend.times(UPLOAD)).toBe(1);
    });
  });
});

describe("a form", () => {
  const save = async (name: string): Promise<void> => {
    const field = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
    fireEvent.change(field, { target: { value: name } });
    await press("button", "Save");
  };

  test("says why the backend refused, in its words, and keeps what was typed", async () => {
    const backend = await started("/admin/kitchens/7/edit");
    backend.answer({ "POST /kitchen/editKitchen": () => json({ message: "The name is taken" }, 400) });
    await save("La Mesa");
    const alert = await screen.findByRole("alert", undefined, PATIENCE);
    expect(within(alert).getByText("Not saved")).toBeDefined();
    expect(within(alert).getByText("The name is taken")).toBeDefined();
    expect(screen.getByDisplayValue("La Mesa")).toBeDefined();
    expect(location.pathname).toBe("/admin/kitchens/7/edit");
  });

  test("sends a write that nobody answers once, and says that nobody knows", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
    const backend = await started("/admin/kitchens/7/edit");
    backend.answer({ "POST /kitchen/editKitchen": () => new Promise(() => undefined) });
    await save("La Mesa");
    await waitFor(() => expect(backend.times("POST /kitchen/editKitchen")).toBe(1), PATIENCE);
    await vi.advanceTimersByTimeAsync(120_000);
    await seen("Result unknown");
    expect(backend.times("POST /kitchen/editKitchen")).toBe(1);
  });
});

test("two deletions run beside each other: undoing one leaves the other", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
  const backend = await started("/admin/kitchens/7");
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const remove = async (name: string): Promise<void> => {
    await heading(name);
    await chooseIn(`Actions for ${name}`, "Delete");
    await press("button", "Delete kitchen");
    await heading("Kitchens");
  };
  await remove("Casa Ana");
  await press("link", "La Mesa");
  await remove("La Mesa");
  const pending = within(await screen.findByRole("region", { name: "Recent changes" }, PATIENCE));
  await waitFor(() => expect(pending.getAllByRole("listitem")).toHaveLength(2), PATIENCE);
  const [latest] = pending.getAllByRole("listitem");
  if (latest === undefined) throw new Error("None is pending");
  expect(latest.textContent).toContain("La Mesa");
  fireEvent.click(within(latest).getByRole("button", { name: "Undo" }));
  await vi.advanceTimersByTimeAsync(11_000);
  await waitFor(() => expect(backend.times("DELETE /kitchen/destroyKitchen/7")).toBe(1), PATIENCE);
  await waitFor(() => expect(pending.queryAllByRole("listitem")).toHaveLength(0), PATIENCE);
  expect(backend.times("DELETE /kitchen/destroyKitchen/8")).toBe(0);
  expect(complaints.mock.calls).toEqual([]);
});

describe("an export", () => {
  const files: Array<Blob> = [];

  beforeEach(() => {
    files.length = 0;
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return "blob:file";
      },
      revokeObjectURL: () => undefined,
    });
  });

  test("with records missing says how many of how many, and that the others are not in it", async () => {
    await started("/admin/kitchens", {
      "GET /kitchen/count": () => json(3),
      "GET /kitchen/0/200": () => json([CASA_ANA, { kitchenId: 9 }, LA_MESA]),
    });
    await press("button", "Export");
    await seen("Exported: 2 of 3; the others could not be read or are gone.");
    const lines = (await files[0]?.text())?.trim().split("\r\n") ?? [];
    expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual(["Casa Ana", "La Mesa"]);
  });

  test("that is under way would be lost with the page: the browser asks until it is done", async () => {
    const part = Promise.withResolvers<Response>();
    await started("/admin/kitchens", { "GET /kitchen/0/200": () => part.promise });
    const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(asks()).toBe(false);
    await press("button", "Export");
    await waitFor(() => expect(asks()).toBe(true), PATIENCE);
    part.resolve(json([CASA_ANA, LA_MESA]));
    await seen("Exported: 2 of 2.");
    expect(asks()).toBe(false);
  });

  test("that is under way ends with its list, which is told", async () => {
    const part = Promise.withResolvers<Response>();
    await started("/admin/kitchens", { "GET /kitchen/0/200": () => part.promise });
    await press("button", "Export");
    await seen("Exporting: 0 of 0");
    await press("link", "Tribes");
    await seen("The export stopped");
    part.resolve(json([CASA_ANA, LA_MESA]));
    expect(files).toEqual([]);
  });

  test("that is under way ends with the session, and whoever comes next is told nothing", async () => {
    await started("/admin/kitchens", { "GET /kitchen/0/200": () => new Promise(() => undefined) });
    await press("button", "Export");
    await seen("Exporting: 0 of 0");
    await signOut();
    await signIn(EVE);
    await press("button", "Notifications");
    const nothing = "Nothing has happened yet.";
    expect(await seen(nothing)).toBe(nothing);
  });

  test("with everything in it says so", async () => {
    await started("/admin/kitchens", { "GET /kitchen/0/200": () => json([CASA_ANA, LA_MESA]) });
    await press("button", "Export");
    const said = "Exported: 2 of 2.";
    expect(await seen(said)).toBe(said);
    await press("button", "Score");
    await waitFor(() => expect(screen.queryByText(said)).toBeNull(), PATIENCE);
  });
});
