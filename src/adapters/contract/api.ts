import { apiOf, GROUPS } from "./groups.ts";

const { authentication, ...others } = GROUPS;

/** The calls of §7 and those beyond it, once: the client, the reference backend and the published document all come from here. */
export const Api = apiOf([authentication(), ...Object.values(others).map((describe) => describe())]);
