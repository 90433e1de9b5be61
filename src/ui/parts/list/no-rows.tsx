import type { MessageDescriptor } from "@lingui/core";
import { Trans } from "@lingui/react/macro";
import { isNarrowed, type ListRequest } from "../../../domain/list-request.ts";
import type { RecordPage } from "../../../machines/use-cases/lists/list-records.ts";
import { TryAgain } from "../feedback/TryAgain.tsx";
import { beyondTheEnd } from "./beyond-the-end.tsx";
import { CreateButton } from "./tools/CreateButton.tsx";
import type { NoRows } from "./ListFooter.tsx";
import type { ListView } from "./list-view.ts";
import { noMatch } from "./no-match.tsx";

interface EmptyProps<A> {
  readonly view: ListView<A>;
  readonly request: ListRequest;
  readonly t: (message: MessageDescriptor) => string;
  readonly onRequest: (request: ListRequest) => void;
}

/** In place of rows that there are none of: why, and the next step. */
export const noRows = <A,>(
  { total, isAvailable }: Pick<RecordPage<A>, "total" | "isAvailable">,
  { view, request, t, onRequest }: EmptyProps<A>,
): NoRows => {
  if (!isAvailable)
    return {
      why: <Trans>The list is not available and shown as empty.</Trans>,
      ways: <TryAgain />,
    };
  if (total > 0) return beyondTheEnd(total, request, (page) => onRequest({ ...request, page }));
  if (isNarrowed(request)) return noMatch(t(view.words.noMatch), request, onRequest);
  return { why: t(view.words.empty), ways: <CreateButton list={view.name} /> };
};
