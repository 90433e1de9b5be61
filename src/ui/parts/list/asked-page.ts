import { createContext } from "react";

/** The page of a list that was asked for last, known before the list is drawn anew: whoever presses again goes on from there. */
export const AskedPage = createContext<number | undefined>(undefined);
