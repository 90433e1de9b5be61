import type * as Effect from "effect/Effect";
import type { HttpClientError } from "effect/http/HttpClientError";
import type { SchemaError } from "effect/Schema";
import type { KitchenId, UserId } from "../../domain/id.ts";
import type { PageWindow } from "../../domain/paging.ts";
import type { Contributions, KitchenMarks } from "../../domain/ports/contributions.ts";
import type { Records } from "../../domain/records.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { ApiClient, Call } from "./call.ts";

type Marks = "favorites" | "blocks";
type Contributed = Marks | "comments" | "dates";

type Asking<Request, A> = (
  request: Request,
) => Effect.Effect<A, RemoteFailure | HttpClientError | SchemaError>;

interface ById<Id> {
  readonly params: { readonly id: Id };
}

/** The part of the typed client that every kind of contribution has. */
interface ContributionsClient<A, Id, New> {
  readonly all: Asking<Readonly<Record<never, never>>, Records<A>>;
  readonly count: Asking<Readonly<Record<never, never>>, number>;
  readonly page: Asking<{ readonly params: PageWindow }, Records<A>>;
  readonly byId: Asking<ById<Id>, A>;
  readonly create: Asking<{ readonly payload: New }, A>;
  readonly edit: Asking<{ readonly payload: A }, A>;
  readonly remove: Asking<ById<Id>, void>;
  readonly ofUser: Asking<ById<UserId>, Records<A>>;
  readonly ofKitchen: Asking<ById<KitchenId>, Records<A>>;
}

interface MarksClient<A, Id, New> extends ContributionsClient<A, Id, New> {
  readonly byUserAndKitchen: Asking<
    { readonly params: { readonly userId: UserId; readonly kitchenId: KitchenId } },
    A
  >;
}

/** One kind of contribution over HTTP; `of` picks its part of the client. */
export const contributionsHttp = <A extends New, Id, New>(
  call: Call["Service"],
  name: Contributed,
  of: (api: ApiClient) => ContributionsClient<A, Id, New>,
): Contributions<A, Id, New> => ({
  all: () => call(`${name}.all`, (api) => of(api).all({})),
  count: () => call(`${name}.count`, (api) => of(api).count({})),
  page: ({ first, max }) => call(`${name}.page`, (api) => of(api).page({ params: { max, first } })),
  byId: (id) => call(`${name}.byId`, (api) => of(api).byId({ params: { id } })),
  create: (draft) => call(`${name}.create`, (api) => of(api).create({ payload: draft })),
  edit: (record) => call(`${name}.edit`, (api) => of(api).edit({ payload: record })),
  remove: (id) => call(`${name}.remove`, (api) => of(api).remove({ params: { id } })),
  ofUser: (id) => call(`${name}.ofUser`, (api) => of(api).ofUser({ params: { id } })),
  ofKitchen: (id) => call(`${name}.ofKitchen`, (api) => of(api).ofKitchen({ params: { id } })),
});

/** One kind of mark over HTTP. */
export const kitchenMarksHttp = <A extends New, Id, New>(
  call: Call["Service"],
  name: Marks,
  of: (api: ApiClient) => MarksClient<A, Id, New>,
): KitchenMarks<A, Id, New> => ({
  ...contributionsHttp<A, Id, New>(call, name, of),
  byUserAndKitchen: (userId, kitchenId) =>
    call(`${name}.byUserAndKitchen`, (api) => of(api).byUserAndKitchen({ params: { userId, kitchenId } })),
});
