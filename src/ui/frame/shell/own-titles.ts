import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { routeOf } from "../../../domain/routes/route-table.ts";
import { EVERY_RESOURCE } from "../../../domain/resources.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";

const ACCOUNT = msg`Your account`;
const DETAILS = msg`Your details`;

const TITLES: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["/admin/account", ACCOUNT],
  ["/admin/account?edit=details", DETAILS],
  ["/business/account", ACCOUNT],
  ["/business/account?edit=details", DETAILS],
  ["/business?edit=profile", msg`Business profile`],
  ["/admin/branding", msg`Branding`],
  ...EVERY_RESOURCE.map(({ create, name }) => [create, RESOURCE_WORDS[name].create] as const),
]);

/** What a page is called that no entry of the menu leads to, or a form at the address of one. */
export const ownTitle = (path: string, edited: unknown): MessageDescriptor | undefined => {
  const page = routeOf(path)?.pattern ?? path;
  return TITLES.get(`${page}?edit=${String(edited)}`) ?? TITLES.get(page);
};
