import { orNotSent } from "../machines/or-not-sent.ts";
import { useSignedInActors } from "./app-context.ts";

/** A write of this page that says so where it cannot have been sent. */
export const useOrNotSent = () => orNotSent(useSignedInActors().deletions);
