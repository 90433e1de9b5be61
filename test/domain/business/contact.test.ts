import { expect, test } from "vitest";
import { dialled, websiteIn } from "../../../src/domain/business/contact.ts";

test.each([
  [
    "https://www.casa.example/menu?a=b",
    { href: "https://www.casa.example/menu?a=b", shown: "www.casa.example/menu?a=b" },
  ],
  [
    "https://cocina-zoë.example/menú",
    { href: "https://xn--cocina-zo-34a.example/men%C3%BA", shown: "cocina-zoë.example/menú" },
  ],
  ["HTTPS://casa.example/", { href: "https://casa.example/", shown: "casa.example" }],
  // What stands before @ is no place to go to.
  [
    "https://bank.example@casa.example/a",
    { href: "https://bank.example@casa.example/a", shown: "casa.example" },
  ],
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
  ["+49 (0)30 123456", "tel:+4930123456"],
  ["(0)30 123456", "tel:030123456"],
  ["ask at the bar", undefined],
  ["+", undefined],
])("the number %s dials %s", (phone, address) => {
  expect(dialled(phone)).toBe(address);
});
