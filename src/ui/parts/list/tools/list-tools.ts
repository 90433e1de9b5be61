import type { ListRequest } from "../../../../domain/list-request.ts";
import type { ListView } from "../list-view.ts";
import type { Sorting } from "../table/SortButton.tsx";
import type { Asking } from "./use-asking.ts";

/** Asks for something else of the list: what, and what that was made of where it is not what is shown. */
export type OnRequest = (next: Asking, from?: ListRequest) => void;

/** What the tools of a list need to know, wherever they stand. */
export interface ListToolsProps<A> {
  readonly view: ListView<A>;
  readonly request: ListRequest;
  readonly onRequest: OnRequest;
  readonly onExport: () => void;
  readonly sorting: Sorting;
  /** Whether the backend filters. */
  readonly isServed: boolean;
  /** Why the list cannot be filtered; nothing where it can. */
  readonly refusal: string | undefined;
  /** How many records the list lets through; nothing where that is not known, or not yet. */
  readonly found: number | undefined;
  /** The columns that are left out unless somebody chose them. */
  readonly leftOut: ReadonlyArray<string>;
}
