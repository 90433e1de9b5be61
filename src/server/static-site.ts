import type { IncomingMessage } from "node:http";
import { posix } from "node:path";
import { preferredForm } from "./content-encoding.ts";
import type { Handler } from "./listener.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";

const pathOf = (url: string): string | undefined => {
  const [path = ""] = url.split("?");
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** A path that only the router in the browser knows: no file, no asset, no way upwards. */
const isPage = (path: string): boolean =>
  path.startsWith("/") &&
  !path.startsWith("/assets/") &&
  !path.split(/[/\\]/u).some((segment) => segment.startsWith("."));

/** Browsers say what they are doing; a client that does not is taken at its `Accept`, and asks for files by name. */
const isNavigation = ({ headers }: IncomingMessage, path: string): boolean => {
  const mode = headers["sec-fetch-mode"];
  if (mode !== undefined) return mode === "navigate";
  return posix.extname(path) === "" && /text\/html|\*\/\*/u.test(headers.accept ?? "*/*");
};

const cacheControl = (path: string, { contentType }: SiteFile): string => {
  if (contentType.startsWith("text/html")) return "no-store";
  // Vite puts a hash of the content into the names below /assets/.
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
};

const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//u, ""))) === true;

/**
 * Answers GET and HEAD from `files`: a file in the form the client accepts best, `index.html` for a navigation to any
 * page of the browser's router, otherwise 404 as plain text.
 */
export const staticSite =
  (files: SiteFiles): Handler =>
  (request, response) => {
    const refuse = (status: number, reason: string) => {
      response.writeHead(status, {
        "Cache-Control": "no-store",
        "Content-Type": "text/plain; charset=utf-8",
      });
      response.end(`${reason}\n`);
    };
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return refuse(405, "Method not allowed");
    }
    const path = pathOf(request.url ?? "/");
    if (path === undefined) return refuse(400, "Bad request");
    const found = path === "/" ? "/index.html" : path;
    const file =
      files.get(found) ??
      (isPage(path) && isNavigation(request, path) ? files.get("/index.html") : undefined);
    const form = file === undefined ? undefined : preferredForm(file, request.headers["accept-encoding"]);
    if (file === undefined || form === undefined) return refuse(404, "Not found");

    response.setHeader("Cache-Control", cacheControl(found, file));
    response.setHeader("ETag", form.etag);
    if (file.representations.length > 1) response.setHeader("Vary", "Accept-Encoding");
    if (matches(request.headers["if-none-match"], form.etag)) {
      response.writeHead(304).end();
      return;
    }
    if (form.encoding !== "identity") response.setHeader("Content-Encoding", form.encoding);
    response.setHeader("Content-Type", file.contentType);
    response.setHeader("Content-Length", form.body.byteLength);
    response.writeHead(200).end(form.body);
  };
