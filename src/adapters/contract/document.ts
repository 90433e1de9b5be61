import * as OpenApi from "effect/http-api/OpenApi";
import { Api } from "./api.ts";
import { OWNERS, REMARKS } from "./remarks.ts";

const remarks = new Map<string, string>(Object.entries(REMARKS));
const owners = new Map<string, string>(Object.entries(OWNERS));

type PathItem = OpenApi.OpenAPISpecPathItem;

const isOperation = (part: PathItem[keyof PathItem]): part is OpenApi.OpenAPISpecOperation =>
  typeof part === "object" && "operationId" in part;

export const operationsIn = (document: OpenApi.OpenAPISpec): ReadonlyArray<OpenApi.OpenAPISpecOperation> =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods).filter(isOperation));

const examplesOf = (schema: object): ReadonlyArray<string> => {
  const examples: unknown = Reflect.get(schema, "examples");
  return Array.isArray(examples) ? examples.map((each) => `\`${each}\``) : [];
};

/** What a paged call takes and says beyond §7 (D58), by its parameters. */
const listed = ({ parameters }: OpenApi.OpenAPISpecOperation): string => {
  const asked = parameters.filter((each) => each.in === "query");
  const sorts = asked.filter(({ name }) => name === "sort").flatMap(({ schema }) => examplesOf(schema));
  if (sorts.length === 0) return "";
  const taken = asked.map(({ name, schema }) => {
    const values = examplesOf(schema).join(", ");
    if (name === "sort") return `\`sort\` (${values}; \`-\` before it descends)`;
    return values === "" ? `\`${name}\`` : `\`${name}\` (such as ${values})`;
  });
  return `Extension (capability \`lists\`, D58): takes ${taken.join(", ")}, and says \`X-Total-Count\`, or \`X-Total-At-Least\` where a search finds more than are counted.`;
};

/** The contract as an OpenAPI document (§7), with what is to be said beyond the schemas. */
export const contractDocument = (): OpenApi.OpenAPISpec => {
  const document = structuredClone(OpenApi.fromApi(Api));
  for (const operation of operationsIn(document)) {
    const said = [remarks.get(operation.operationId) ?? "", listed(operation)].filter((each) => each !== "");
    if (said.length > 0) operation.description = said.join(" ");
  }
  return {
    ...document,
    info: { ...document.info, title: "Kitchen console API", version: "1.0.0" },
    tags: document.tags.map((tag) => {
      const description = owners.get(tag.name);
      return description === undefined ? tag : { ...tag, description };
    }),
  };
};
