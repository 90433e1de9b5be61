import { expect, test } from "./console-page.ts";

/** Puts an element in the place of each text, those that come later too, as browsers do that translate a page. */
const translate = () => {
  const replace = (text: Text) => {
    if (text.data.trim() === "" || text.parentElement?.closest("font, script, style, select") !== null)
      return;
    const element = document.createElement("font");
    text.replaceWith(element);
    element.append(text.cloneNode());
  };
  const all = (root: Node) => {
    const texts: Array<Text> = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node !== null; node = walk.nextNode())
      if (node instanceof Text) texts.push(node);
    texts.forEach(replace);
  };
  all(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) all(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

test("a page that the browser translates goes on saying what is so, and does not break", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/kitchens");
  const main = page.getByRole("main");
  await expect(main.getByText("1–25 of 300")).toBeVisible();
  await page.evaluate(translate);

  await page.getByRole("checkbox", { name: "Select The gold Pan" }).check();
  await expect(main.getByText("1 selected")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select The indigo Table" }).check();
  await expect(main.getByText("2 selected")).toBeVisible();

  const search = page.getByLabel("Search kitchens");
  await search.fill("gold Pan");
  await expect(main.getByText("1–2 of 2")).toBeVisible();
  await search.fill("no such kitchen");
  await expect(main.getByText("No kitchen matches.")).toBeVisible();
  await search.fill("");
  await expect(main.getByText("1–25 of 300")).toBeVisible();
});
