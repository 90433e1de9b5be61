import * as Schema from "effect/Schema";
import * as OpenApi from "effect/http-api/OpenApi";
import { Api } from "../../../src/adapters/contract/api.ts";

/** A JSON schema, by the keywords that the published document uses; any other makes reading the document fail. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";
  readonly enum?: ReadonlyArray<string>;
  readonly examples?: ReadonlyArray<string>;
  readonly anyOf?: ReadonlyArray<JsonSchema>;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: ReadonlyArray<string>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly format?: string;
  readonly allOf?: ReadonlyArray<JsonSchema>;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const JsonSchema: Schema.Codec<JsonSchema> = Schema.Struct({
  $ref: Schema.optionalKey(Schema.String),
  type: Schema.optionalKey(
    Schema.Literals(["object", "array", "string", "number", "integer", "boolean", "null"]),
  ),
  examples: Schema.optionalKey(Schema.Array(Schema.String)),
  enum: Schema.optionalKey(Schema.Array(Schema.String)),
  anyOf: Schema.optionalKey(Schema.Array(Schema.suspend(() => JsonSchema))),
  properties: Schema.optionalKey(
    Schema.Record(
      Schema.String,
      Schema.suspend(() => JsonSchema),
    ),
  ),
  required: Schema.optionalKey(Schema.Array(Schema.String)),
  additionalProperties: Schema.optionalKey(Schema.Union([Schema.Boolean, Schema.suspend(() => JsonSchema)])),
  items: Schema.optionalKey(Schema.suspend(() => JsonSchema)),
  pattern: Schema.optionalKey(Schema.String),
  format: Schema.optionalKey(Schema.String),
  allOf: Schema.optionalKey(Schema.Array(Schema.suspend(() => JsonSchema))),
  minLength: Schema.optionalKey(Schema.Number),
  maxLength: Schema.optionalKey(Schema.Number),
  minimum: Schema.optionalKey(Schema.Number),
  maximum: Schema.optionalKey(Schema.Number),
});

const Content = Schema.Record(Schema.String, Schema.Struct({ schema: JsonSchema }));

const PublishedOperation = Schema.Struct({
  operationId: Schema.String,
  parameters: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      in: Schema.Literals(["path", "query", "header"]),
      schema: JsonSchema,
      required: Schema.Boolean,
    }),
  ),
  requestBody: Schema.optionalKey(Schema.Struct({ content: Content })),
  responses: Schema.Record(Schema.String, Schema.Struct({ content: Schema.optionalKey(Content) })),
});

const Document = Schema.Struct({
  paths: Schema.Record(Schema.String, Schema.Record(Schema.String, PublishedOperation)),
  components: Schema.Struct({ schemas: Schema.Record(Schema.String, JsonSchema) }),
});

const document = Schema.decodeUnknownSync(Document)(OpenApi.fromApi(Api));

/** A schema itself, where it is given by its name. */
export const resolved = (schema: JsonSchema): JsonSchema => {
  if (schema.$ref === undefined) return schema;
  const found = document.components.schemas[schema.$ref.replace("#/components/schemas/", "")];
  if (found === undefined) throw new Error(`the document has no ${schema.$ref}`);
  return found;
};

/** An operation as the document of the API describes it. */
export interface Published {
  readonly name: string;
  readonly method: string;
  /** With `{name}` where a value stands. */
  readonly path: string;
  readonly parameters: (typeof PublishedOperation.Type)["parameters"];
  /** The body's media type and schema. */
  readonly body: readonly [type: string, schema: JsonSchema] | undefined;
  /** What is answered by status; `undefined` where there is no body. */
  readonly answers: ReadonlyMap<number, JsonSchema | undefined>;
}

/** Every operation of the document. */
export const PUBLISHED: ReadonlyArray<Published> = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]) => {
    const [body] = Object.entries(requestBody?.content ?? {});
    return {
      name: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: body === undefined ? undefined : ([body[0], body[1].schema] as const),
      answers: new Map(
        Object.entries(responses).map(([status, { content }]) => [
          Number(status),
          content?.["application/json"]?.schema,
        ]),
      ),
    };
  }),
);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fitsObject = ({ properties = {}, required = [] }: JsonSchema, value: unknown): boolean =>
  isObject(value) &&
  required.every((key) => Object.hasOwn(value, key)) &&
  Object.entries(value).every(([key, each]) => {
    const property = properties[key];
    return property !== undefined && fits(property, each);
  });

/** Whether a value is what a schema describes, and holds nothing else. */
export const fits = (given: JsonSchema, value: unknown): boolean => {
  const schema = resolved(given);
  if (schema.anyOf !== undefined) return schema.anyOf.some((each) => fits(each, value));
  switch (schema.type) {
    case "object":
      return fitsObject(schema, value);
    case "array":
      return (
        Array.isArray(value) && value.every((each) => schema.items !== undefined && fits(schema.items, each))
      );
    case "string":
      return typeof value === "string" && (schema.enum?.includes(value) ?? true);
    case "integer":
      return Number.isSafeInteger(value);
    case "number":
    case "boolean":
      return typeof value === schema.type;
    case "null":
      return value === null;
    default:
      return false;
  }
};
