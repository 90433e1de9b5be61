import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showLanguage } from "../../../../src/ui/locales/catalogs.ts";
import { useFormats } from "../../../../src/ui/parts/business/use-formats.ts";
import { renderScreen } from "../../render-screen.tsx";

afterEach(async () => {
  vi.restoreAllMocks();
  await showLanguage("en");
});

const Amounts = () => {
  const { money, smallestUnits } = useFormats();
  return (
    <em>
      {money(453_162.12)} {smallestUnits(1_999, "USD")} {smallestUnits(1_999, "JPY")}
    </em>
  );
};

test.each([
  ["en", "$453,162.12 $19.99 ¥1,999"],
  [
    "ar",
    "\u2068\u200f453,162.12\u00a0\u2066US$\u2069\u2069 \u2068\u200f19.99\u00a0\u2066US$\u2069\u2069 \u2068\u200f1,999\u00a0\u2066JP¥\u2069\u2069",
  ],
] as const)("an amount and its sign stay together in %s", async (code, amounts) => {
  await showLanguage(code);
  await renderScreen(<Amounts />);
  expect((await screen.findByText(/453/u)).textContent).toBe(amounts);
});

const Changes = ({ before }: { before: number }) => (
  <em>{`Now ${String(useFormats().change(-50, before))}`}</em>
);

test.each([
  [100, "Now -150%"],
  [0, "Now undefined"],
  [-100, "Now undefined"],
])("a loss of 50 after %d: %s", async (before, words) => {
  await renderScreen(<Changes before={before} />);
  expect((await screen.findByText(/^Now/u)).textContent).toBe(words);
});

const Price = ({ currency }: { currency: string }) => (
  <em>{useFormats().smallestUnits(1_234_500, currency)}</em>
);

test.each([
  ["usd", "en", "$12,345.00"],
  ["XYZ", "en", "\u2068\u2066XYZ\u2069\u00a012,345.00\u2069"],
  ["€", "en", "\u206812,345.00\u00a0€\u2069"],
  ["EURO", "ar", "\u206812,345.00\u00a0EURO\u2069"],
  ["ſ12", "es", "\u206812.345,00\u00a0ſ12\u2069"],
  ["", "en", "12,345.00"],
  [" ", "en", "12,345.00"],
] as const)(
  "a price in %j is readable in %s, whatever the backend calls the currency",
  async (currency, code, price) => {
    await showLanguage(code);
    await renderScreen(<Price currency={currency} />);
    expect((await screen.findByText(/12/u)).textContent).toBe(price);
  },
);

const Days = () => {
  const { shortDays, weekday } = useFormats();
  return (
    <em>
      {weekday(3)} {shortDays("2026-11-04")}
    </em>
  );
};

test.each([
  ["en", "Wednesday \u206811/4\u2069"],
  ["ja", "水曜日 \u206811/4\u2069"],
  ["pt", "Quarta-feira \u206804/11\u2069"],
  ["fr", "Mercredi \u206804/11\u2069"],
  ["ar", "الأربعاء \u20674/11\u2069"],
] as const)(
  "a day of the week begins a label, and a day is in the language's order in %s",
  async (code, days) => {
    await showLanguage(code);
    await renderScreen(<Days />);
    expect((await screen.findByText(/11/u)).textContent).toBe(days);
  },
);

test("a day without its year has the order of dates in digits where the browser has no words", async () => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (locale, options) {
    const known = new DateTimeFormat(locale, options);
    return String(locale).startsWith("pa")
      ? Object.defineProperty(known, "format", { value: () => "M01" })
      : known;
  });
  await showLanguage("pa");
  await renderScreen(<Days />);
  expect((await screen.findByText(/11/u)).textContent).toBe(" \u206804/11\u2069");
});
