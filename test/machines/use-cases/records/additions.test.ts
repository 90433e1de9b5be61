import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { ProfileImages } from "../../../../src/domain/ports/profile-images.ts";
import { TribeImages } from "../../../../src/domain/ports/tribe-images.ts";
import type { Users } from "../../../../src/domain/ports/users.ts";
import { Tribes } from "../../../../src/domain/ports/tribes.ts";
import { Forbidden } from "../../../../src/domain/remote-failure.ts";
import type { WriteFailure } from "../../../../src/domain/saving-failure.ts";
import {
  addMember,
  addTribeImage,
  uploadProfileImage,
} from "../../../../src/machines/use-cases/records/additions.ts";
import { banKitchen } from "../../../../src/machines/use-cases/changes/apply-edit.ts";
import { id } from "../../../domain/generators.ts";
import { kitchen } from "../lists/listed.ts";

type Ports = Users | Kitchens | Tribes | TribeImages | ProfileImages;

/** Ports whose reads answer and whose writes come to what is said. */
const portsWhere = (written: Effect.Effect<unknown, WriteFailure>) =>
  Context.makeUnsafe<Ports>(
    new Map<string, unknown>([
      [Kitchens.key, { byId: () => Effect.succeed(kitchen(1)), edit: () => written }],
      [Tribes.key, { addMember: () => written }],
      [TribeImages.key, { create: () => written }],
      [ProfileImages.key, { upload: () => written }],
    ]),
  );

const actions: Readonly<Record<string, Effect.Effect<void, WriteFailure, Ports>>> = {
  "banning a kitchen": Effect.asVoid(banKitchen("k1")),
  "adding a member": addMember(id("t1"), id("u1")),
  "adding a picture of a tribe": addTribeImage({
    tribe: { tribeId: id("t1") },
    imageUrl: "https://example.com/a.png",
    description: "",
  }),
  "uploading a picture": uploadProfileImage(id("u1"), new Uint8Array([1])),
};

const cameTo = (
  action: Effect.Effect<void, WriteFailure, Ports>,
  written: Effect.Effect<unknown, WriteFailure>,
) => Effect.runPromise(Effect.result(Effect.provideContext(action, portsWhere(written))));

test.each(Object.entries(actions))("§8: %s fails where the backend refuses it", async (_, action) => {
  expect(await cameTo(action, Effect.fail(Forbidden))).toEqual(Result.fail(Forbidden));
});

test.each(Object.entries(actions))("§8: %s succeeds where the backend does it", async (_, action) => {
  expect(await cameTo(action, Effect.void)).toEqual(Result.succeed(undefined));
});
