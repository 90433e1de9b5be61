import { Business } from "../../../src/domain/ports/business.ts";
import { KitchenImages } from "../../../src/domain/ports/kitchen-images.ts";
import { operations } from "../../../src/adapters/contract/operation-rows.ts";
import { id } from "../../domain/generators.ts";
import { ANA } from "../remote/ana.ts";
import { EVERY_CALL } from "../remote/every-call.ts";
import type { PortCall } from "../remote/port-call.ts";

/** One operation of the contract, as a screen comes to ask for it. */
export interface Row {
  readonly operation: string;
  readonly call: PortCall["call"];
  /** Where a chain (D33) asks, in its order; one address where there is no chain. */
  readonly forms: ReadonlyArray<string>;
  /** The place of this operation among the forms: those before it are missing, it and those after it are at fault. */
  readonly place: number;
  /** Asked once, whatever comes of it: writes, the exchange (D31), and the state that can be used once (D8). */
  readonly once: boolean;
  readonly expectsNothing: boolean;
}

/** The first forms of a chain by name; what else it asks for in the end is a row of its own. */
const chained = (
  call: PortCall["call"],
  forms: ReadonlyArray<string>,
  names: ReadonlyArray<string>,
): ReadonlyArray<Row> =>
  names.map((operation, place) => ({ operation, call, forms, place, once: false, expectsNothing: false }));

const CHAINS: ReadonlyArray<Row> = [
  ...chained(
    Business.use(({ profile }) => profile(ANA.userId)),
    ["/api/v1/business/profile", "/api/v1/business/user/7"],
    ["business.profile", "business.profileOf"],
  ),
  ...chained(
    Business.use(({ metrics }) => metrics(ANA.userId, id("5"))),
    ["/api/v1/business/metrics", "/api/v1/business/5/metrics"],
    ["business.metrics", "business.metricsOf"],
  ),
  ...chained(
    KitchenImages.use(({ of }) => of(id("9"))),
    ["/api/v1/kitchenimage/findKitchenimages/9", "/api/v1/images/kitchen/9", "/api/v1/kitchen/9"],
    ["kitchenImages.fromKitchenImage", "kitchenImages.fromImages"],
  ),
];

const isRead = ({ method, operation }: PortCall): boolean =>
  method === "GET" || operation === "comments.byId";

const single = (row: PortCall): Row => ({
  operation: row.operation,
  call: row.call,
  forms: [row.path],
  place: 0,
  once: !isRead(row) || row.operation === "google.authorize",
  expectsNothing: row.value === undefined,
});

const rows = new Map(
  [...EVERY_CALL.map(single), ...CHAINS].map((row): [string, Row] => [row.operation, row]),
);

/** Every operation, in the order of the contract. */
export const ROWS: ReadonlyArray<Row> = operations().map(({ name }) => {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`nobody asks for ${name}`);
  return row;
});
