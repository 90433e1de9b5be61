import { fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import type { BusinessProfile } from "../../../../src/domain/business.ts";
import { EMPTY_PROFILE } from "../../../../src/domain/business/profile-form.ts";
import type { Kitchen } from "../../../../src/domain/kitchen.ts";
import type { Tribe } from "../../../../src/domain/tribe.ts";
import type { User } from "../../../../src/domain/user.ts";
import { ProfileEditor } from "../../../../src/ui/pages/profile/ProfileEditor.tsx";
import { KitchenForm } from "../../../../src/ui/pages/kitchens/KitchenForm.tsx";
import { TribeForm } from "../../../../src/ui/pages/tribes/TribeForm.tsx";
import { NewUserForm } from "../../../../src/ui/pages/users/NewUserForm.tsx";
import { UserForm } from "../../../../src/ui/pages/users/UserForm.tsx";
import { id } from "../../../domain/generators.ts";
import type { Records } from "./working-console.ts";

export const USER: User = {
  userId: id("7"),
  email: "ana@kitchen.example",
  profile: { nombre: "Ana Paz" },
  role: "chef",
};
export const KITCHEN: Kitchen = {
  kitchenId: id("k1"),
  nombre: "Casa Ana",
  logo: "https://images.example/casa.png",
  banned: false,
  positivo: 12,
  negativo: 3,
  userChef: { userId: id("7"), profile: { nombre: "Ana Paz" } },
  tribe: undefined,
};
export const TRIBE: Tribe = { tribeId: id("t4"), name: "Slow food", description: "For those with time" };

export const USER_PATH = "/api/v1/user/7";
export const KITCHEN_PATH = "/api/v1/kitchen/k1";
const BUSINESS: BusinessProfile = {
  ...EMPTY_PROFILE,
  businessId: id("b1"),
  name: "Casa Ana",
  hours: "Tue–Sun",
};

const BUSINESS_PATH = "/api/v1/business/profile";
export const TRIBE_PATH = "/api/v1/tribe/t4";

/** A backend that has one record of each kind. */
export const records = (): Records =>
  new Map<string, unknown>([
    [USER_PATH, USER],
    [KITCHEN_PATH, KITCHEN],
    [TRIBE_PATH, TRIBE],
    [BUSINESS_PATH, BUSINESS],
  ]);

export const onSaved = vi.fn<(id: string) => void>();
export const onLeave = vi.fn<() => void>();
const going = { onSaved, onLeave, keepsOptional: true };

export const userForm = <UserForm record={USER} {...going} />;
export const newUserForm = <NewUserForm {...going} />;
export const kitchenForm = <KitchenForm record={KITCHEN} {...going} />;
export const newKitchenForm = <KitchenForm record={undefined} {...going} />;
export const tribeForm = <TribeForm record={TRIBE} {...going} />;
export const businessForm = <ProfileEditor profile={BUSINESS} onLeave={onLeave} />;
export const newTribeForm = <TribeForm record={undefined} {...going} />;

/** The control with a label; what marks it as required is no part of its name. */
export const field = (label: string): HTMLElement =>
  screen.getByLabelText(new RegExp(`^${label}( \\*)?$`, "u"), { selector: "input, textarea" });

export const type = (label: string, text: string): void => {
  fireEvent.change(field(label), { target: { value: text } });
};

export const save = (): void => {
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
};

/** What every control of a form holds, byte for byte. */
export const content = (name: string): ReadonlyArray<string | boolean> => {
  const form = screen.getByRole("form", { name });
  if (!(form instanceof HTMLFormElement)) throw new Error("No form");
  return [...form.elements].flatMap((control) => {
    if (control instanceof HTMLInputElement)
      return [control.type === "checkbox" ? control.checked : control.value];
    return control instanceof HTMLTextAreaElement ? [control.value] : [];
  });
};
