import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { afterAll, beforeAll, vi } from "vitest";
import { askNode, nodeBackend } from "../node-backend.ts";

const written: Array<string> = [];
const spy = vi.spyOn(console, "log");
beforeAll(() => {
  spy.mockImplementation(
    (...texts: ReadonlyArray<unknown>) => void written.push(texts.map(String).join(" ")),
  );
});
afterAll(() => spy.mockRestore());

const sent = (body: unknown) =>
  askNode({
    method: "POST",
    path: "/api/policy-reports",
    headers: { "content-type": "application/csp-report" },
    body: JSON.stringify(body),
  });
const report = (blocked: string, directive = "img-src") => ({
  "csp-report": { "effective-directive": directive, "blocked-uri": blocked, "document-uri": "/secret" },
});

const lines = () => written.filter((line) => line.includes("The page's policy"));

layer(nodeBackend(9), { excludeTestServices: true })("what pages were kept from", (it) => {
  it.effect("is a line of the log each, without an address in it; anything else is heard and forgotten", () =>
    Effect.gen(function* () {
      const answers = yield* Effect.forEach(
        [
          report("https://evil.example/pixel?who=ana@kitchen.example"),
          report("inline\nINJECTED line", "script-src\nINJECTED"),
          report(`https://${"a".repeat(50_000)}.example/`),
          { nothing: true },
          "no report",
        ],
        sent,
      );
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
      expect(lines()).toHaveLength(3);
      expect(lines()[0]).toContain("(img-src) kept away https://evil.example");
      expect(lines()[1]).toContain("(script-src) kept away inline");
      expect(lines()[2]?.length).toBeLessThan(400);
      expect(written.join("\n")).not.toMatch(/ana@|secret|INJECTED/u);
    }),
  );

  it.effect("is written ten times a minute for an address", () =>
    Effect.gen(function* () {
      yield* Effect.forEach(Array.from({ length: 30 }), () => sent(report("https://evil.example/")));
      expect(lines().length).toBeLessThanOrEqual(12);
    }),
  );
});
