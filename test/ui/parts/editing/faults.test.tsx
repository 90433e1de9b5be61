import { screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { type Fault, FAULTS } from "../../../../src/adapters/backend/http/sentinels.ts";
import { renderScreen } from "../../render-screen.tsx";
import {
  businessForm,
  content,
  kitchenForm,
  newKitchenForm,
  newTribeForm,
  newUserForm,
  onSaved,
  records,
  save,
  tribeForm,
  type,
  userForm,
} from "./record-forms.tsx";
import { workingConsole } from "./working-console.ts";

/** What people paste: surrounding and double spaces, another direction, joined characters, markup. */
const PASTED = "  Café  \u202bشكرا\u202c 👩‍👩‍👧 \u00a0<b>&amp;</b> ";
/** A number with the spaces and digits of another page and script, which D73 takes. */
const PASTED_PHONE = "\u00a0+34\u2009(600)\t١١٢-233\u3000";

interface Form {
  readonly what: string;
  readonly name: string;
  readonly form: ReactElement;
  readonly fill: (sentinel: string) => void;
}

const FORMS: ReadonlyArray<Form> = [
  {
    what: "a user",
    name: "User",
    form: userForm,
    fill: (sentinel) => {
      type("First name", `${PASTED}${sentinel}`);
      type("Last name", PASTED);
    },
  },
  {
    what: "a new user",
    name: "User",
    form: newUserForm,
    fill: (sentinel) => {
      type("Email", ` ${sentinel}@kitchen.example `);
      type("Password", PASTED);
      type("First name", PASTED);
      type("Last name", PASTED);
      type("Date of birth", "1990-02-28");
    },
  },
  {
    what: "a kitchen",
    name: "Kitchen",
    form: kitchenForm,
    fill: (sentinel) => {
      type("Name", `${PASTED}${sentinel}`);
      type("Logo", " https://images.example/a%20b.png?c=d#e ");
    },
  },
  {
    what: "a new kitchen",
    name: "Kitchen",
    form: newKitchenForm,
    fill: (sentinel) => {
      type("Name", `${PASTED}${sentinel}`);
      type("Logo", " https://images.example/a%20b.png?c=d#e ");
    },
  },
  {
    what: "a tribe",
    name: "Tribe",
    form: tribeForm,
    fill: (sentinel) => {
      type("Name", `${PASTED}${sentinel}`);
      type("Description", `${PASTED}\n\n\t${PASTED}`);
    },
  },
  {
    what: "a new tribe",
    name: "Tribe",
    form: newTribeForm,
    fill: (sentinel) => {
      type("Name", `${PASTED}${sentinel}`);
      type("Description", `${PASTED}\n\n\t${PASTED}`);
    },
  },
  {
    what: "a business",
    name: "Business profile",
    form: businessForm,
    fill: (sentinel) => {
      type("Name", `${PASTED}${sentinel}`);
      type("Description", `${PASTED}\n\n\t${PASTED}`);
      type("Phone", PASTED_PHONE);
      type("Website", "https://casa.example/a%20b?c=d#e");
      type("Opening hours", PASTED);
    },
  },
];

/** Faults that are an answer; after all others nobody knows what came of the write (D38). */
const ANSWERS: ReadonlySet<Fault> = new Set([
  "401",
  "403",
  "404",
  "406",
  "409",
  "412",
  "429",
  "500",
  "serialization",
]);

/** What nobody reads of the answer to a new user: whether there is one, the exchange tells, and here it says no (P5). */
const UNREAD: ReadonlySet<Fault> = new Set(["malformed", "wrong-shape", "empty"]);

/** The faults that a form meets: what nobody reads of an answer is said of a new user alone. */
const faultsOf = ({ what }: Form): ReadonlyArray<Fault> => {
  if (process.env["WHOLE"] !== undefined || what === "a kitchen") return FAULTS;
  return what === "a new user" ? ["500", ...UNREAD] : ["500"];
};

beforeEach(() => {
  onSaved.mockClear();
});

// Every form is the same machine: one meets every fault here, and each all of them with `npm run test:laws`.
describe.each(FORMS)("D38: the form of $what keeps what was typed, byte for byte", (meeting) => {
  test.each(faultsOf(meeting))("when the write meets %s", async (fault) => {
    const { fill, form, name, what } = meeting;
    const { announced, console, pass } = await workingConsole(records());
    await renderScreen(form, { console });
    fill(`sentinel-${fault}`);
    const typed = content(name);
    save();
    await waitFor(async () => {
      if (fault === "slow") await pass();
      expect(screen.getByRole("alert").textContent).toContain("What you typed is kept.");
      expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBeNull();
    });
    const isTold = ANSWERS.has(fault) || (what === "a new user" && UNREAD.has(fault));
    expect(screen.getByText(isTold ? "Not saved" : "Result unknown")).toBeTruthy();
    expect(content(name)).toEqual(typed);
    expect([announced(), onSaved.mock.calls]).toEqual([[], []]);
  });
});
