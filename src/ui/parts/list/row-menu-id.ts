import type { Target } from "../../../domain/deletion.ts";

/** The id of the button that opens a record's menu in its list, so that the focus finds back to it. */
export const rowMenuId = ({ _tag, id }: Pick<Target, "_tag" | "id">): string => `menu-of-${_tag}-${id}`;
