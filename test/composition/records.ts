import { fireEvent, screen, waitFor } from "@testing-library/react";
import { done, type FakeBackend, json } from "./backend.ts";
import { ADA, CARL, EVE, PATIENCE, userOnWire } from "./console.ts";

export const CASA_ANA = {
  kitchenId: 7,
  nombre: "Casa Ana",
  banned: false,
  positivo: 12,
  negativo: 2,
  userChef: { userId: Number(CARL.userId), profile: { nombre: CARL.name } },
  tribe: { tribeId: 5 },
};
export const LA_MESA = { ...CASA_ANA, kitchenId: 8, nombre: "La Mesa" };
export const BAKERS = { tribeId: 5, name: "Bakers", description: "Bread and more" };

/** What a backend with two kitchens, a tribe and a few users answers. */
export const answersOf = () => ({
  "GET /kitchen/count": () => json(2),
  "GET /kitchen/0/25": () => json([CASA_ANA, LA_MESA]),
  "GET /kitchen/7": () => json(CASA_ANA),
  "GET /kitchen/8": () => json(LA_MESA),
  "GET /comment/findKitchenComments/7": () => json([]),
  "GET /tribe/count": () => json(1),
  "GET /tribe/25/0": () => json([BAKERS]),
  "GET /tribe/5": () => json(BAKERS),
  "GET /tribe/findTribeMembers/5": () => json([userOnWire(EVE)]),
  "GET /user/count": () => json(3),
  "GET /user/25/0": () => json([ADA, EVE, CARL].map(userOnWire)),
  "GET /user/3": () => json(userOnWire(CARL)),
  "GET /systemnotification": () => json([]),
  "POST /systemnotification/create": () => json({ notificationId: 1, title: "", message: "", read: false }),
  "DELETE /kitchen/destroyKitchen/7": done,
  "DELETE /kitchen/destroyKitchen/8": done,
});

/** Has a member added on the page of tribe 5, whatever the language: it is told as done by a toast. */
export const addMember = async (backend: FakeBackend): Promise<void> => {
  backend.answer({
    "GET /user/20/0": () => json([ADA, CARL].map(userOnWire)),
    "POST /tribe/5/members/3": () => new Response(null, { status: 204 }),
  });
  const field = await waitFor(() => {
    const found = document.querySelector("main input[role=combobox]");
    if (found === null) throw new Error("There is nobody to choose");
    return found;
  }, PATIENCE);
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole("option", { name: /^Carl/u, hidden: true }, PATIENCE));
  const icon = document.querySelector("main button .tabler-icon-user-plus");
  if (icon === null) throw new Error("There is nothing to add with");
  fireEvent.click(icon);
};
