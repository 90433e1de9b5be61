import { type ActorRefFrom, createActor, fromTransition } from "xstate";
import type { ListRequest } from "../../../domain/list-request.ts";
import type { ReadingPorts } from "../../ports.ts";
import type { App, Read } from "../../app.ts";
import type { Progress } from "./collect-records.ts";
import type { Listed, RecordPage } from "./list-records.ts";

const progressLogic = fromTransition(
  (_: Progress | undefined, { progress }: { readonly type: "proceed"; readonly progress: Progress }) =>
    progress,
  undefined,
);

/** A page of a list that is on its way, and how far the reading of it has come. */
export interface ListReading<A> {
  readonly request: ListRequest;
  readonly page: Promise<Read<RecordPage<A>>>;
  /** What came at once. */
  readonly known?: Read<RecordPage<A>> | undefined;
  readonly progress: ActorRefFrom<typeof progressLogic>;
}

/** Begins to read the page that an address asks for; aborting gives it up. */
export const readList = <A>(
  app: Pick<App, "read" | "preferences">,
  list: Listed<A, ReadingPorts>["list"],
  request: ListRequest,
  signal: AbortSignal,
): ListReading<A> => {
  const progress = createActor(progressLogic).start();
  const { language } = app.preferences.getSnapshot().context;
  return {
    request,
    progress,
    page: app.read(
      list({ request, language, onProgress: (now) => progress.send({ type: "proceed", progress: now }) }),
      signal,
    ),
  };
};
