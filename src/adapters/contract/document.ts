import * as OpenApi from "effect/http-api/OpenApi";
import { Api } from "./api.ts";
import { OWNERS, REMARKS } from "./remarks.ts";

const remarks = new Map<string, string>(Object.entries(REMARKS));
const owners = new Map<string, string>(Object.entries(OWNERS));

type PathItem = OpenApi.OpenAPISpecPathItem;

const isOperation = (part: PathItem[keyof PathItem]): part is OpenApi.OpenAPISpecOperation =>
  typeof part === "object" && "operationId" in part;

/** The operations of the OpenAPI document. */
export const operationsIn = (document: OpenApi.OpenAPISpec): ReadonlyArray<OpenApi.OpenAPISpecOperation> =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods).filter(isOperation));

/** The contract as an OpenAPI document (§7), with what is to be said beyond the schemas. */
export const contractDocument = (): OpenApi.OpenAPISpec => {
  const document = structuredClone(OpenApi.fromApi(Api));
  for (const operation of operationsIn(document)) {
    const remark = remarks.get(operation.operationId);
    if (remark !== undefined) operation.description = remark;
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
