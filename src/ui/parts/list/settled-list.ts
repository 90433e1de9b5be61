import type { Read } from "../../../machines/app.ts";
import type { ListReading } from "../../../machines/use-cases/lists/read-list.ts";
import type { RecordPage } from "../../../machines/use-cases/lists/list-records.ts";
import type { Settled } from "../feedback/use-settled.ts";

/** The page of a list that was answered last. */
export type SettledList<A> = Settled<ListReading<A>, Read<RecordPage<A>>>;
