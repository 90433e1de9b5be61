import type { WriteFailure } from "../../../domain/saving-failure.ts";
import { FailureText } from "./FailureText.tsx";
import { NotSentText } from "./NotSentText.tsx";

/** Why a write did not come about, beside what can be pressed again. */
export const WriteFailureText = ({ failure }: { readonly failure: WriteFailure }) =>
  failure._tag === "NotSent" ? <NotSentText /> : <FailureText failure={failure} />;
