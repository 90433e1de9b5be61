import { nameOf, type Reference } from "../../../../domain/reference.ts";
import { ReferenceName } from "../../face/ReferenceName.tsx";
import { NoValue } from "../../value/cells.tsx";
import type { ListColumn } from "../list-view.ts";

/** A record that another one refers to, where it does. */
export const referenceColumn = <A,>(
  column: Omit<ListColumn<A>, "Cell" | "text">,
  referenceOf: (record: A) => Reference | undefined,
): ListColumn<A> => ({
  ...column,
  Cell: ({ record }) => {
    const reference = referenceOf(record);
    return reference === undefined ? <NoValue /> : <ReferenceName {...reference} />;
  },
  text: (record) => {
    const reference = referenceOf(record);
    return reference === undefined ? "" : nameOf(reference);
  },
});
