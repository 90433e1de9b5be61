import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import * as Effect from "effect/Effect";
import { beforeEach, expect, test, vi } from "vitest";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Pictures } from "../../../../src/domain/ports/pictures.ts";
import { Refused, type RemoteFailure, TimedOut, Unreachable } from "../../../../src/domain/remote-failure.ts";
import { AddTribeImage } from "../../../../src/ui/pages/tribes/AddTribeImage.tsx";
import { programsOver } from "../../programs.ts";
import { renderScreen, type TestApp } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";
import { businessForm, field, kitchenForm, newKitchenForm, TRIBE } from "./record-forms.tsx";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ADDRESS = "/api/images/01234567-89ab-4cde-8f01-23456789abcd";

const tribePicture = <AddTribeImage tribe={TRIBE} />;

/** What the backend answers to each picture that is sent. */
const upload = vi.fn<(bytes: Uint8Array) => Effect.Effect<{ readonly imageUrl: string }, RemoteFailure>>();

beforeEach(() => {
  upload.mockReset().mockReturnValue(Effect.succeed({ imageUrl: ADDRESS }));
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  // There is nothing to draw with here.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((told) =>
    told(Object.assign(new Blob([PNG]), { arrayBuffer: async () => PNG.buffer })),
  );
});

const uploadingConsole = async (isOffered = true): Promise<TestApp> => ({
  ...(await signedInConsole("admin")),
  ...programsOver(
    [Capabilities.key, { offers: () => Effect.succeed(isOffered) }],
    [Pictures.key, { upload }],
  ),
});

const button = () => screen.findByRole("button", { name: "Upload picture" });

const choose = async (): Promise<void> => {
  await button();
  const input = document.querySelector("input[type=file]") ?? document.body;
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File([PNG], "a.png", { type: "image/png" })] } });
  });
};

/** The picture that was chosen is there to be cut, of so many pixels. */
const load = async (width: number, height: number): Promise<void> => {
  const picture = await screen.findByRole("img", { name: "Picture to crop" });
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  await act(async () => void fireEvent.load(picture));
};

const use = () => act(async () => screen.getByRole("button", { name: "Use this picture" }).click());

test.each([
  ["a kitchen's logo", kitchenForm, "Logo"],
  ["a business's picture", businessForm, "Picture"],
  ["a tribe's picture", tribePicture, "URL of the picture"],
] as const)(
  "P46: %s is uploaded into its field, shown there, told, and not saved yet",
  async (_, form, label) => {
    const console = await uploadingConsole();
    await renderScreen(form, { console });
    await choose();
    await load(400, 300);
    await use();
    await waitFor(() => expect(field(label)).toHaveProperty("value", ADDRESS));
    expect(upload).toHaveBeenCalledExactlyOnceWith(PNG);
    expect(document.querySelector("form img")?.getAttribute("src")).toBe(ADDRESS);
    const { history } = console.signedInActors().announcements.getSnapshot().context;
    expect(history.map(({ announcement }) => announcement)).toEqual([
      { _tag: "PictureUploaded", imageUrl: ADDRESS },
    ]);
    await waitFor(async () => expect(document.activeElement).toBe(await button()));
  },
);

test("P46: an uploaded logo is a change of the form, which can be reverted", async () => {
  await renderScreen(kitchenForm, { console: await uploadingConsole() });
  await choose();
  await load(300, 400);
  await use();
  await waitFor(() => expect(field("Logo")).toHaveProperty("value", ADDRESS));
  await act(async () => screen.getByRole("button", { name: "Revert" }).click());
  expect(field("Logo")).toHaveProperty("value", "https://images.example/casa.png");
});

test.each([
  ["Logo", newKitchenForm, 512, 512],
  ["URL of the picture", tribePicture, 1200, 600],
] as const)(
  "P46: into the field %s comes as much as is shown, in its shape",
  async (_, form, width, height) => {
    let drawn: ReadonlyArray<number> = [];
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
      this: HTMLCanvasElement,
      told,
    ) {
      drawn = [this.width, this.height];
      told(null);
    });
    await renderScreen(form, { console: await uploadingConsole() });
    await choose();
    await load(2400, 1200);
    await use();
    expect(drawn).toEqual([width, height]);
    expect(upload).not.toHaveBeenCalled();
  },
);

test.each([
  ["what the backend says", Refused("Not a PNG, JPEG or WebP image"), "Not a PNG, JPEG or WebP image"],
  [
    "that nobody knows",
    TimedOut,
    "It is not known whether the picture was uploaded. You can upload it again.",
  ],
] as const)(
  "P46: a picture that is not taken is told of in the dialog, with %s",
  async (_, failure, words) => {
    upload.mockReturnValue(Effect.fail(failure));
    await renderScreen(kitchenForm, { console: await uploadingConsole() });
    await choose();
    await load(400, 300);
    await use();
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    await act(async () => within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }).click());
    expect(field("Logo")).toHaveProperty("value", "https://images.example/casa.png");
  },
);

test("P46, D38: without a network it was not sent, and that is said", async () => {
  upload.mockReturnValue(Effect.fail(Unreachable));
  const console = await uploadingConsole();
  console.signedInActors().deletions.send({ type: "network went" });
  await renderScreen(kitchenForm, { console });
  await choose();
  await load(400, 300);
  await use();
  expect((await screen.findByRole("alert")).textContent).toContain("Not saved");
});

test("P46, D57: where the backend keeps no such pictures, the field has its address alone", async () => {
  await renderScreen(kitchenForm, { console: await uploadingConsole(false) });
  await act(async () => undefined);
  expect(field("Logo")).toHaveProperty("value", "https://images.example/casa.png");
  expect(screen.queryByRole("button", { name: "Upload picture" })).toBeNull();
});
