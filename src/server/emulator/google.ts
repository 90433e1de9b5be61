import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Handler } from "../listener.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "google-popup", file), "utf8");

const PAGES: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  "/emulator/auth/stand-in.js": { type: "text/javascript; charset=utf-8", text: read("stand-in.js") },
  "/emulator/auth/iframe": { type: "text/html; charset=utf-8", text: read("relay.html") },
};

const CHOOSER = "/emulator/auth/handler";

/** An account whose address holds this meets a project in which Google is switched off. */
const SENTINEL = "sentinel-google-disabled";

const GOOGLE_DISABLED = { error: { code: 400, message: "OPERATION_NOT_ALLOWED", errors: [] } };

/** The beginning of a request's body, which stays there to be read. */
const beginning = (request: IncomingMessage) =>
  new Promise<string>((resolve) => {
    request.once("readable", () => {
      const chunk: unknown = request.read();
      if (Buffer.isBuffer(chunk)) request.unshift(chunk);
      resolve(String(chunk));
    });
  });

const refuse = (response: ServerResponse) =>
  response
    .writeHead(400, { "Access-Control-Allow-Origin": "*", "Content-Type": "application/json" })
    .end(JSON.stringify(GOOGLE_DISABLED));

/**
 * The emulator with a Google popup that works without internet: two small pages in place of Google's script, and a
 * chooser that is kept from loading its fonts from elsewhere.
 */
export const withGooglePopup =
  (emulator: Handler): Handler =>
  async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    const page = PAGES[path];
    if (page !== undefined) {
      response.writeHead(200, { "Content-Type": page.type }).end(page.text);
      return;
    }
    if (path === CHOOSER) response.setHeader("Content-Security-Policy", "default-src 'unsafe-inline'");
    const isGoogle = request.method === "POST" && path.endsWith("/accounts:signInWithIdp");
    if (isGoogle && (await beginning(request)).includes(SENTINEL)) refuse(response);
    else emulator(request, response);
  };
