import { useEffect, useEffectEvent } from "react";
import type { ListRequest } from "../../../domain/list-request.ts";
import { pageCount } from "../../../domain/paging.ts";
import type { Read } from "../../../machines/app.ts";
import type { ListReading } from "../../../machines/use-cases/lists/read-list.ts";
import type { RecordPage } from "../../../machines/use-cases/lists/list-records.ts";
import { useSignedInActors } from "../../app-context.ts";

/** Has the next page of a list read before it is asked for, once the page that is asked for is there. */
export const usePageAhead = <A>(
  { request, page }: ListReading<A>,
  onAhead: (request: ListRequest) => void,
): void => {
  const { preloading } = useSignedInActors();
  const readAhead = useEffectEvent(onAhead);
  useEffect(() => {
    let isCurrent = true;
    let stop = (): void => undefined;
    const goOn = (result: Read<RecordPage<A>>): void => {
      if (!isCurrent || result._tag === "Failure") return;
      if (request.page < pageCount(result.success.total, request.size))
        stop = preloading(() => readAhead({ ...request, page: request.page + 1 }));
    };
    page.then(goOn, () => undefined);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [request, page, preloading]);
};
