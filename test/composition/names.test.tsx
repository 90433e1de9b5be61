import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, heading, PATIENCE, startConsole, useConsoles, userOnWire } from "./console.ts";
import { answersOf, CASA_ANA } from "./records.ts";

useConsoles();

const ROWS = 25;
const MANY = Array.from({ length: ROWS }, (_, index) => index);
const chefOf = (index: number): string => `Chef of ${index}`;

/** What was asked of users, kitchens and tribes. */
const RECORDS = /^GET \/(?:user|kitchen|tribe)\b/u;

const listed = async (
  kitchens: ReadonlyArray<object>,
  answers: Parameters<ReturnType<typeof fakeBackend>["answer"]>[0],
) => {
  const backend = fakeBackend();
  backend.answer({
    ...answersOf(),
    "GET /kitchen/count": () => json(ROWS),
    "GET /kitchen/0/25": () => json(kitchens),
    ...answers,
  });
  await startConsole({ as: ADA, at: "/admin/kitchens", backend });
  await heading("Kitchens");
  await screen.findByRole("link", { name: "Kitchen 24" }, PATIENCE);
  return () => backend.asked.map(({ call }) => call).filter((call) => RECORDS.test(call));
};

describe("D59: a list of 25 rows with all names", () => {
  test("is two requests where the answer carries them", async () => {
    const asked = await listed(
      MANY.map((index) => ({
        ...CASA_ANA,
        kitchenId: 100 + index,
        nombre: `Kitchen ${index}`,
        userChef: { userId: 200 + index, profile: { nombre: chefOf(index) } },
        tribe: { tribeId: 300 + index, name: `Tribe of ${index}` },
      })),
      {},
    );
    expect(screen.getAllByRole("link", { name: /^(?:Chef|Tribe) of/u })).toHaveLength(2 * ROWS);
    expect(asked().toSorted()).toEqual(["GET /kitchen/0/25", "GET /kitchen/count"]);
  });

  test("is 27 where it does not, one for each whom it names, and an id stands for the rest", async () => {
    const users = MANY.map((index) => ({ ...ADA, userId: String(200 + index), name: chefOf(index) }));
    const asked = await listed(
      MANY.map((index) => ({
        ...CASA_ANA,
        kitchenId: 100 + index,
        nombre: `Kitchen ${index}`,
        userChef: { userId: 200 + index },
        tribe: { tribeId: 300 + index },
      })),
      {
        ...Object.fromEntries(
          users.map((user) => [`GET /user/${user.userId}`, () => json(userOnWire(user))] as const),
        ),
        ...Object.fromEntries(
          MANY.map((index) => [
            `GET /tribe/${300 + index}`,
            () => json({ tribeId: 300 + index, name: `Tribe of ${index}`, description: "" }),
          ]),
        ),
      },
    );
    const named = () => screen.getAllByRole("link", { name: /^(?:Chef|Tribe) of/u });
    await waitFor(() => expect(named()).toHaveLength(25), PATIENCE);
    expect(asked()).toHaveLength(27);
    expect(new Set(asked()).size).toBe(27);
  });

  test("is asked once for a record that many rows name", async () => {
    const asked = await listed(
      MANY.map((index) => ({
        ...CASA_ANA,
        kitchenId: 100 + index,
        nombre: `Kitchen ${index}`,
        userChef: { userId: 200 },
        tribe: { tribeId: 5 },
      })),
      { "GET /user/200": () => json(userOnWire({ ...ADA, userId: "200", name: "Carla" })) },
    );
    await waitFor(
      () => expect(screen.getAllByRole("link", { name: /^(?:Carla|Bakers)$/u })).toHaveLength(2 * ROWS),
      PATIENCE,
    );
    expect(asked().toSorted()).toEqual([
      "GET /kitchen/0/25",
      "GET /kitchen/count",
      "GET /tribe/5",
      "GET /user/200",
    ]);
  });
});
