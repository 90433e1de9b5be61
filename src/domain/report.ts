import type { ReportId } from "./id.ts";
import type { KitchenRef, UserRef } from "./reference.ts";

/** Something that somebody reported. Known by name only (§3): a backend may send nothing but the id. */
export interface Report {
  readonly reportId: ReportId;
  readonly reporter: UserRef | undefined;
  readonly kitchen: KitchenRef | undefined;
  readonly reason: string | undefined;
  readonly creationDate: string | undefined;
}
