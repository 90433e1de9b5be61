import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Dated } from "../../../../domain/instant.ts";
import { Moment } from "../../time/Moment.tsx";
import { NoValue } from "../../value/cells.tsx";
import type { ListColumn } from "../list-view.ts";

/** When it was made, where that is known. */
export const timeColumn = <A extends Dated>(title: MessageDescriptor): ListColumn<A> => ({
  id: "time",
  title,
  Cell: ({ record: { creationDate } }) =>
    creationDate === undefined ? <NoValue /> : <Moment at={creationDate} />,
  text: ({ creationDate = "" }) => creationDate,
  width: 10,
});

/** Since when a record is there. */
export const CREATED = msg({ message: "Created", context: "when a record was made" });
