import * as HttpRouter from "effect/http/HttpRouter";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import { contractDocument } from "../../contract/document.ts";
import { operations } from "../../contract/operation-rows.ts";
import { ACCESS, accessInWords } from "../policy/access.ts";
import { escaped } from "./html.ts";

const rows = (): ReadonlyArray<string> =>
  operations().map(({ name, method, path }) => {
    const cells = [name, method, path, accessInWords(ACCESS[name])];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
  });

const page = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Kitchen console API</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border-block-end: 1px solid #ddd; padding: 0.4rem 0.8rem; text-align: start }
td:nth-child(-n + 3) { font-family: ui-monospace, monospace }
</style>
</head>
<body>
<h1>Kitchen console API</h1>
<p>Every call of the product's backend. The whole document is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<table>
<thead><tr><th>Operation</th><th>Method</th><th>Path</th><th>Who may call it</th></tr></thead>
<tbody>
${rows().join("\n")}
</tbody>
</table>
</body>
</html>
`;

export const documentFile = HttpRouter.add(
  "GET",
  "/api/openapi.json",
  HttpServerResponse.jsonUnsafe(contractDocument()),
);

/** A readable page of the contract: plain HTML without a script, so that it needs no exception from the CSP. */
export const docsPage = HttpRouter.add("GET", "/api/docs", HttpServerResponse.html(page()));
