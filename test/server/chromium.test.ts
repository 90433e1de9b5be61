import { describe, expect, test } from "vitest";
import { ChromiumMissing, findChromium, type Machine } from "../e2e/chromium.ts";

const OWN = "/playwright/chrome";
const SYSTEM = "/usr/bin/chromium";
const WINDOWLESS = "/usr/bin/chromium-headless-shell";

/** A machine with these files, on which a command puts its file there, or fails. */
const machine = (given: {
  readonly files?: ReadonlyArray<string>;
  readonly environment?: Machine["environment"];
  readonly isRoot?: boolean;
  readonly installs?: Readonly<Record<string, string>>;
}) => {
  const files = new Set(given.files);
  const commands: Array<string> = [];
  return {
    commands,
    machine: {
      environment: given.environment ?? {},
      isRoot: given.isRoot ?? false,
      exists: (path: string) => files.has(path),
      playwrightPath: () => OWN,
      run: (...command: ReadonlyArray<string>) => {
        const line = command.join(" ");
        commands.push(line);
        const file = given.installs?.[line];
        if (file !== undefined) files.add(file);
        return file !== undefined;
      },
    },
  };
};

const found = (given: Parameters<typeof machine>[0]) => findChromium(machine(given).machine);

const PLAYWRIGHT = "npx playwright install chromium";
const REFRESH = "apt-get update";
const DEBIAN = "apt-get install -y chromium-headless-shell";

describe("the browser of the end-to-end tests", () => {
  test("is the one that CHROMIUM_PATH names, before all others", () => {
    const environment = { CHROMIUM_PATH: "/my/chromium" };
    expect(found({ files: ["/my/chromium", OWN, SYSTEM], environment })).toBe("/my/chromium");
  });

  test("is an error when CHROMIUM_PATH names nothing, whatever else is there", () => {
    const environment = { CHROMIUM_PATH: "/my/chromium" };
    expect(() => found({ files: [OWN, SYSTEM], environment })).toThrow("CHROMIUM_PATH names /my/chromium");
  });

  test("is Playwright's own, then the system's", () => {
    expect(found({ files: [SYSTEM, OWN] })).toBe(OWN);
    expect(found({ files: [SYSTEM] })).toBe(SYSTEM);
    expect(found({ files: [SYSTEM, WINDOWLESS] })).toBe(WINDOWLESS);
    expect(found({ files: ["/usr/bin/google-chrome"] })).toBe("/usr/bin/google-chrome");
  });

  test.each([{ isRoot: true }, { environment: { CI: "true" } }])(
    "is installed where allowed: %o",
    (allowed) => {
      const first = machine({ ...allowed, installs: { [PLAYWRIGHT]: OWN } });
      expect(findChromium(first.machine)).toBe(OWN);
      expect(first.commands).toEqual([PLAYWRIGHT]);

      const second = machine({ ...allowed, installs: { [REFRESH]: "", [DEBIAN]: SYSTEM } });
      expect(findChromium(second.machine)).toBe(SYSTEM);
      expect(second.commands).toEqual([PLAYWRIGHT, REFRESH, DEBIAN]);
    },
  );

  test("is never installed on somebody's own machine", () => {
    const own = machine({ installs: { [PLAYWRIGHT]: OWN } });
    expect(() => findChromium(own.machine)).toThrow(ChromiumMissing);
    expect(own.commands).toEqual([]);
  });

  test("is one error that names every way out", () => {
    const ways = /CHROMIUM_PATH.*npx playwright install chromium.*apt-get install chromium/u;
    expect(() => found({})).toThrow(ways);
    expect(() => found({ isRoot: true })).toThrow(ways);
  });
});
