import type { Reference } from "../../../domain/reference.ts";
import { lastKnown } from "../../../machines/use-cases/log/last-known.ts";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";

/** A record that the log names, by face and name, the last one where it was deleted. */
export const LoggedName = (reference: Reference) => <ReferenceName {...reference} choiceOf={lastKnown} />;
