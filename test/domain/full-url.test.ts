import { fc, test as law } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { fullUrl } from "../../src/domain/full-url.ts";
import { anyText } from "./generators.ts";

test.each([
  ["www.casa.example", "https://www.casa.example"],
  ["casa.example/menu?a=b", "https://casa.example/menu?a=b"],
  ["cocina-zoë.example", "https://cocina-zoë.example"],
  ["भोजन.उदाहरण", "https://भोजन.उदाहरण"],
  ["https://casa.example", "https://casa.example"],
  ["http://casa.example", "http://casa.example"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["ana@casa.example", "ana@casa.example"],
  ["casa.example:8@evil.example", "casa.example:8@evil.example"],
  ["//casa.example", "//casa.example"],
  ["/casa.example", "/casa.example"],
  ["casa", "casa"],
  ["12.30", "12.30"],
  ["casa.example is ours", "casa.example is ours"],
  ["ｗｗｗ．ｏｓａｋａ．ｊｐ", "https://www.osaka.jp"],
  ["ｗｗｗ。ｏｓａｋａ｡ｊｐ", "https://www.osaka.jp"],
  ["　ｈｔｔｐｓ：／／ｗｗｗ．ｏｓａｋａ．ｊｐ／ｍｅｎｕ？ａ＝１　", "https://www.osaka.jp/menu?a=1"],
  ["https://ｗｗｗ．ｏｓａｋａ．ｊｐ/ＭＥＮＵ.png", "https://www.osaka.jp/ＭＥＮＵ.png"],
  ["osaka.jp/ﾒﾆｭｰ", "https://osaka.jp/ﾒﾆｭｰ"],
  ["ｊａｖａｓｃｒｉｐｔ：ａｌｅｒｔ（１）", "javascript:alert(1)"],
  ["/api/images/ＭＥＮＵ", "/api/images/ＭＥＮＵ"],
  ["", ""],
])("the URL %j is %j in full", (typed, full) => {
  expect(fullUrl(typed)).toBe(full);
});

const wide = (text: string): string =>
  text.replaceAll(/[!-~]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

law.prop([fc.webUrl({ validSchemes: ["https"], withQueryParameters: true, withFragments: true })])(
  "a URL that was typed wide is the same as one that was not",
  (url) => {
    expect(fullUrl(wide(url))).toBe(fullUrl(url));
  },
);

law.prop([anyText])("what is in full stays as it is", (text) => {
  expect(fullUrl(fullUrl(text))).toBe(fullUrl(text));
});
