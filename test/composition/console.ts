import { Blob as NodeBlob } from "node:buffer";
import { notifications } from "@mantine/notifications";
import { configure, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { Role } from "../../src/domain/role.ts";
import { type FakeBackend, fakeBackend, json } from "./backend.ts";
import { type Account, identityProvider, idTokenOf, type StandIn } from "./identity-provider.ts";

/** Somebody whom the identity provider and the backend know. */
export interface Person extends Account {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
}

const person = (userId: string, name: string, role: Role): Person => ({
  userId,
  name,
  role,
  uid: `uid-of-${name.toLowerCase()}`,
  email: `${name.toLowerCase()}@kitchen.test`,
  password: `secret of ${name}`,
});

export const ADA = person("1", "Ada", "admin");
export const EVE = person("2", "Eve", "editor");
export const CARL = person("3", "Carl", "chef");
export const DORA = person("4", "Dora", "chef");
const PEOPLE = [ADA, EVE, CARL, DORA];

/** The token that the backend gives somebody. */
export const accessTokenOf = ({ name }: Person): string => `access of ${name}`;

/** A user as the wire has one. */
export const userOnWire = ({ userId, name, email, role }: Person) => ({
  userId: Number(userId),
  email,
  profile: { nombre: name },
  role: { name: role },
});

/** The whole console in this document, as `main.tsx` starts it, between a backend and a provider of the test's. */
export interface StartedConsole {
  readonly backend: FakeBackend;
  readonly provider: StandIn;
  /** What the console wrote to the browser's log. */
  readonly log: () => ReadonlyArray<unknown>;
  /** How often the page was told to go somewhere else. */
  readonly departures: () => number;
}

interface Start {
  /** Who was signed in when the page was last left. */
  readonly as?: Person;
  readonly at: string;
  readonly backend?: FakeBackend;
  /** The status that exchanges are answered with; 200, where it is not said. */
  readonly exchanges?: () => number;
  /** The role that somebody has by now. */
  readonly roles?: (one: Person) => Person["role"];
}

// A tree of elements says less than the address and the headings.
configure({
  // As a browser does it: nothing waits for React.
  eventWrapper: (act) => act(),
  asyncWrapper: (act) => act(),
  getElementError: (message) =>
    new Error(
      `${message?.split("\n")[0]} at ${location.pathname}: ${[...document.querySelectorAll("h1, h2, [role=alert]")].map(({ textContent }) => textContent).join(" | ")}`,
    ),
});

let roots: Array<Root> = [];
let leave: Array<() => void> = [];
let backend = fakeBackend();
let departures = 0;
let logged: Array<unknown> = [];

/** jsdom goes nowhere: it says so. */
interface Virtual {
  readonly virtualConsole: {
    readonly on: (event: "jsdomError", heard: (error: Error) => void) => void;
    readonly removeAllListeners: (event: "jsdomError") => void;
  };
}
declare const jsdom: Virtual;

/** Prepares a file's tests to start consoles, each on a clean browser. */
export const useConsoles = (): void => {
  beforeAll(() => {
    // One for all: Effect keeps the first that it sees.
    vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => backend.fetch(...request));
    // Node's `Response` does not know jsdom's.
    vi.stubGlobal("Blob", NodeBlob);
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    jsdom.virtualConsole.removeAllListeners("jsdomError");
    jsdom.virtualConsole.on("jsdomError", ({ message }) => {
      if (message.includes("navigation")) departures += 1;
    });
  });
  beforeEach(() => {
    departures = 0;
    logged = [];
    vi.spyOn(console, "warn").mockImplementation((words) => void logged.push(words));
  });
  afterEach(() => {
    for (const root of roots) root.unmount();
    for (const end of leave) end();
    // What it was about to say of a page that was late would meet no window.
    Object.assign(Reflect.get(window, "__TSR_ROUTER__") ?? {}, { startTransition: async () => false });
    notifications.clean();
    roots = [];
    leave = [];
    vi.useRealTimers();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    for (const script of document.head.querySelectorAll("script")) script.remove();
  });
};

/** Starts the console at an address, and waits until something stands there. */
export const startConsole = async ({
  as,
  at,
  backend: given = fakeBackend(),
  exchanges = () => 200,
  roles = ({ role }) => role,
}: Start): Promise<StartedConsole> => {
  backend = given;
  const user = Object.fromEntries(PEOPLE.map((one) => [idTokenOf(one.uid), one]));
  backend.answer({
    "POST /authentication/exchange": ({ body }) => {
      if (exchanges() !== 200) return json({ message: "not now" }, exchanges());
      const one = user[String(JSON.parse(body).idToken)];
      return one === undefined
        ? json({ message: "user not found" }, 404)
        : json({
            accessToken: accessTokenOf(one),
            refreshToken: "unused",
            user: userOnWire({ ...one, role: roles(one) }),
          });
    },
  });
  const provider = identityProvider(PEOPLE, as);
  vi.resetModules();
  provider.install();
  vi.doMock("react-dom/client", async (original) => {
    const client = await original<typeof import("react-dom/client")>();
    const createRoot: typeof client.createRoot = (...place) => {
      const root = client.createRoot(...place);
      roots.push(root);
      return root;
    };
    return { ...client, createRoot };
  });
  const listening = vi.spyOn(globalThis, "addEventListener");
  leave.push(() => {
    for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  });
  if (as !== undefined) localStorage.setItem("console.session", as.uid);
  history.replaceState(null, "", at);
  document.body.innerHTML = '<div id="root"></div>';
  await import("../../src/main.tsx");
  await screen.findByRole("main", undefined, PATIENCE);
  return {
    backend,
    provider,
    log: () => logged,
    departures: () => departures,
  };
};

/** How long something may take to appear: what is drawn for the first time is compiled first. */
export const PATIENCE = { timeout: 60_000 };

/** Presses what has a role and a name, as soon as it is there. */
export const press = async (role: "button" | "link" | "menuitem", name: string | RegExp): Promise<void> => {
  const first = await waitFor(() => {
    const [found] = screen.getAllByRole(role, { name });
    if (found === undefined || found.matches(":disabled")) throw new Error(`${String(name)} is disabled`);
    return found;
  }, PATIENCE);
  fireEvent.click(first);
};

/** Opens a menu by its button, and takes an item of it. */
export const chooseIn = async (menu: string, item: string): Promise<void> => {
  await press("button", menu);
  fireEvent.click(await screen.findByRole("menuitem", { name: item, hidden: true }, PATIENCE));
};

/** The heading of a page, once it is there. */
export const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole("heading", { name, level: 1 }, PATIENCE);

/** Types into the field with a label. */
export const type = (label: string | RegExp, text: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
};

/** Signs in by the form. */
export const signIn = async ({ email, password }: Account): Promise<void> => {
  await heading("Sign in");
  fireEvent.focusIn(screen.getByLabelText("Email"));
  type("Email", email);
  type("Password", password);
  await press("button", "Sign in");
};

/** Has somebody signed out in another tab; this one is told. */
export const signOutElsewhere = ({ uid }: Person): void => {
  localStorage.removeItem("console.session");
  fireEvent(window, new StorageEvent("storage", { key: "console.session", newValue: null, oldValue: uid }));
};

/** Signs out by the user menu. */
export const signOut = async (): Promise<void> => {
  await press("button", "User menu");
  await press("menuitem", "Logout");
  await heading("Sign in");
};
