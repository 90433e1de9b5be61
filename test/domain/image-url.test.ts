import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isOpenableUrl, smallImageUrl } from "../../src/domain/image-url.ts";
import { anyText } from "./generators.ts";

const ELSEWHERE = "https://console.example/admin/tribes/1";

describe("D43: addresses of images", () => {
  test.each([
    ["https://images.example/a.jpg", true],
    ["HTTPS://images.example/a.jpg?size=1#top", true],
    ["https://images.example:8443/%20", true],
    ["/a.jpg", true],
    ["/", true],
    ["/pictures/../a.jpg", true],
    ["", false],
    ["a.jpg", false],
    ["./a.jpg", false],
    ["?a", false],
    ["//evil.example/a.jpg", false],
    ["/\\evil.example/a.jpg", false],
    ["/\t/evil.example/a.jpg", false],
    ["/\n/evil.example", false],
    ["https:\\\\evil.example", false],
    ["https:evil.example", false],
    ["https://", false],
    ["https://exa mple", false],
    ["http://images.example/a.jpg", false],
    ["ftp://images.example/a.jpg", false],
    ["javascript:alert(1)", false],
    ["data:image/png;base64,AAAA", false],
    ["blob:https://images.example/1", false],
    [" https://images.example/a.jpg", false],
    ["https://images.example/a.jpg ", false],
  ])("D43: %j is one: %j", (text, expected) => {
    expect(isOpenableUrl(text)).toBe(expected);
  });

  test.prop(
    [
      fc.oneof(
        anyText,
        anyText.map((text) => `/${text}`),
        fc.webUrl(),
      ),
    ],
    { numRuns: 1_000 },
  )("D43: whatever passes loads over https from its host, or from the page's own origin", (text) => {
    if (!isOpenableUrl(text)) return;
    const url = new URL(text, ELSEWHERE);
    expect(url.protocol).toBe("https:");
    if (text.startsWith("/")) expect(url.origin).toBe("https://console.example");
  });
});

test.each([
  [
    "/api/images/0d9c6fd0-58a5-4a4e-9d4f-3a1c7a2e5b11",
    "/api/images/0d9c6fd0-58a5-4a4e-9d4f-3a1c7a2e5b11?size=small",
  ],
  ["/api/images/sample/face-1.webp", "/api/images/sample/face-1.webp"],
  ["https://elsewhere.example/a.png", "https://elsewhere.example/a.png"],
])("D74: beside a name, %s is asked for as %s", (address, expected) => {
  expect(smallImageUrl(address)).toBe(expected);
});
