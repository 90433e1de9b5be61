import { screen } from "@testing-library/react";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { PersonPictures } from "../../../../src/ui/parts/pictures/PersonPictures.tsx";
import { id } from "../../../domain/generators.ts";
import { renderScreen } from "../../render-screen.tsx";
import { workingConsole } from "../editing/working-console.ts";

test("what deletes a picture says once that it is one", async () => {
  const { console } = await workingConsole(new Map());
  const pictures = [
    { profileImageId: id<"profile image">("i1"), user: { userId: id<"user">("7") }, imageUrl: "/a.webp" },
  ];
  await renderScreen(
    <PersonPictures userId={id("7")} name="Ana Paz" source={Promise.resolve(Result.succeed(pictures))} />,
    { console },
  );
  expect(await screen.findByRole("button", { name: "Delete picture 1 of Ana Paz" })).toBeTruthy();
});
