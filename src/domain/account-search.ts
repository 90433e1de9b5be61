/** What can be edited of one's account at an address of its own: the list of paths is closed (D2). */
export interface AccountSearch {
  readonly edit?: "details";
}

export const accountSearch = ({ edit }: Record<string, unknown>): AccountSearch =>
  edit === "details" ? { edit } : {};
