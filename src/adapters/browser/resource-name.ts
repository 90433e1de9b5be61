import * as Schema from "effect/Schema";
import { CONTRIBUTIONS, EVERY_RESOURCE } from "../../domain/resources.ts";

const RECORDS = EVERY_RESOURCE.map(({ name }) => name);

/** The name of a kind of record, as it is kept on a device. */
export const ResourceName = Schema.Literals(RECORDS);

/** The name of a list, as it is kept on a device. */
export const ListName = Schema.Literals([...RECORDS, ...CONTRIBUTIONS]);
