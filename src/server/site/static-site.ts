import type { IncomingMessage } from "node:http";
import { posix } from "node:path";
import { isHeld } from "../../adapters/backend/entity-tags.ts";
import { acceptedWeights, weightOf } from "../../adapters/backend/http/accepted-weights.ts";
import { detectLanguage, LANGUAGE_PARAMETER } from "../../domain/language.ts";
import type { Handler } from "../listener.ts";
import type { Representation, SiteFile, SiteFiles } from "./site-files.ts";

const PAGE = "/index.html";

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

/**
 * The form of `file` that the client wants most: the highest weight, of equal ones the first listed. The plain
 * one when nothing else fits, even if the client refuses it, since an answer serves better than 406.
 */
const preferredForm = (file: SiteFile, acceptEncoding: string | undefined): Representation | undefined => {
  const wanted = (encoding: Representation["encoding"]) =>
    encoding === "identity"
      ? (acceptedWeights(acceptEncoding).get(encoding) ?? Number.MIN_VALUE)
      : weightOf(acceptEncoding, encoding);
  return file.representations
    .filter(({ encoding }) => encoding === "identity" || wanted(encoding) > 0)
    .toSorted((one, other) => wanted(other.encoding) - wanted(one.encoding))[0];
};

/** The languages that a browser accepts, the one it likes best first (RFC 9110, 12.5.4). */
const acceptedLanguages = (header: string | undefined): ReadonlyArray<string> =>
  [...acceptedWeights(header)]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([language]) => language);

/** The page in the language that the address or the browser asks for; what was chosen before only the browser knows. */
const pageFor = (files: SiteFiles, { url, headers }: IncomingMessage): SiteFile | undefined => {
  const [, query = ""] = (url ?? "").split("?");
  const language = detectLanguage({
    query: new URLSearchParams(query).get(LANGUAGE_PARAMETER) ?? undefined,
    stored: undefined,
    browser: acceptedLanguages(headers["accept-language"]),
  });
  return files.get(`/pages/${language}.html`) ?? files.get(PAGE);
};

const cacheControl = (path: string, { contentType }: SiteFile): string => {
  if (contentType.startsWith("text/html")) return "no-store";
  // Vite puts a hash of the content into the names below /assets/.
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
};

/**
 * Answers GET and HEAD from `files`: a file in the form the client accepts best, the page in the visitor's language for a
 * navigation to any page of the browser's router, otherwise 404 as plain text.
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
    const found = path === "/" ? PAGE : path;
    const isForRouter = found === PAGE || (!files.has(found) && isPage(path) && isNavigation(request, path));
    const file = isForRouter ? pageFor(files, request) : files.get(found);
    const form = file === undefined ? undefined : preferredForm(file, request.headers["accept-encoding"]);
    if (file === undefined || form === undefined) return refuse(404, "Not found");

    response.setHeader("Cache-Control", cacheControl(found, file));
    response.setHeader("ETag", form.etag);
    const varies = [
      ...(file.representations.length > 1 ? ["Accept-Encoding"] : []),
      ...(isForRouter ? ["Accept-Language"] : []),
    ];
    if (varies.length > 0) response.setHeader("Vary", varies.join(", "));
    if (isHeld(request.headers["if-none-match"], form.etag)) {
      response.writeHead(304).end();
      return;
    }
    if (form.encoding !== "identity") response.setHeader("Content-Encoding", form.encoding);
    response.setHeader("Content-Type", file.contentType);
    response.setHeader("Content-Length", form.body.byteLength);
    response.writeHead(200).end(form.body);
  };
