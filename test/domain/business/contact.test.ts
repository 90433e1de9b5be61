import { expect, test } from "vitest";
import { dialled, websiteIn } from "../../../src/domain/business/contact.ts";

test.each([
  ["https://www.casa.example/menu?a=b", { href: "https://www.casa.example/menu?a=b", host: "casa.example" }],
  ["HTTPS://casa.example", { href: "https://casa.example/", host: "casa.example" }],
  ["http://casa.example", undefined],
  ["javascript:alert(1)", undefined],
  ["/casa", undefined],
  ["//casa.example", undefined],
  ["casa.example", undefined],
])("D73: the website %s leads to %j", (text, website) => {
  expect(websiteIn(text)).toEqual(website);
});

test.each([
  ["+1 (555) 01-04", "tel:+15550104"],
  ["٠٢٠ ١٢٣", "tel:020123"],
])("the number %s dials %s", (phone, address) => {
  expect(dialled(phone)).toBe(address);
});
