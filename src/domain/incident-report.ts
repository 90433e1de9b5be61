/** The title by which incident reports are known among the messages for everybody: only staff are told of them (D44). */
export const INCIDENT_TITLE = "Incident report";

/** What became of a report: the team knows, will know when the connection or the session is back, or will not know. */
export type ReportFate = "told" | "kept" | "not told";

const LONGEST = 300;

/** How many incidents a session reports at most (D44). */
export const MAX_REPORTS = 5;

/** What nobody may learn from a report, in the order in which it is taken out (D44). */
const SECRETS: ReadonlyArray<readonly [RegExp, string]> = [
  // The one address that carries a date of birth, an e-mail address, a password and a token (D21).
  [/createUser\/\S*/giu, "createUser/‹…›"],
  [/[?#]\S*/gu, "?‹…›"],
  [/[^\s@/"<>()=:]*(?:@|%40)[^\s@/"'<>()]+/giu, "‹e-mail›"],
  [/\b(password|passwd|pwd|secret|token|bearer|authorization)\b["']?(?:\s*[:=]\s*|\s+)\S+/giu, "$1 ‹…›"],
  [/\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}/gu, "‹date›"],
  [/[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)*|(?=[\w-]*\d)[\w-]{20,}|\w{40,}/gu, "‹code›"],
];

const harmless = (text: string): string =>
  SECRETS.reduce((left, [secret, instead]) => left.replace(secret, instead), text)
    .replaceAll(/\p{Cc}+/gu, " ")
    .toWellFormed();

/** A report as somebody sent it, without what nobody may learn from it and no longer than one is. */
export const cleanedReport = (text: string): string =>
  text
    .split("\n")
    .slice(0, 2)
    .map((line) =>
      harmless(line)
        .slice(0, LONGEST + 100)
        .toWellFormed(),
    )
    .join("\n");

/** What the team is told of a bug: its kind, what it says without secrets, and on which page; never a query (D44). */
export const incidentReport = (cause: unknown, path: string): string => {
  const { name, message } = cause instanceof Error ? cause : { name: "Unknown error", message: "" };
  const said = harmless(message);
  const short = said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…`.toWellFormed() : said;
  return `${harmless(name).slice(0, 60)}: ${short}\n${harmless(path).slice(0, 200)}`;
};
