import type { ReactNode } from "react";
import type { Permission } from "../../../domain/permission.ts";
import { Forbidden } from "../../../domain/remote-failure.ts";
import { DASHBOARD } from "../../resources.tsx";
import type { Parent } from "../breadcrumbs/Breadcrumbs.tsx";
import { PageFailure } from "../feedback/PageFailure.tsx";
import { useRefusal } from "./use-refusal.ts";

interface PermittedProps {
  readonly permission: Permission;
  /** What the page belongs to, and leads back to. */
  readonly parent?: Parent;
  /** What else is said where it is denied. */
  readonly whereDenied?: ReactNode;
  readonly children: ReactNode;
}

/** A page for whoever holds a permission; for everybody else it says that access is denied, and why. */
export const Permitted = ({ permission, parent = DASHBOARD, whereDenied, children }: PermittedProps) => {
  const refusal = useRefusal(permission);
  return refusal === undefined ? (
    children
  ) : (
    <PageFailure
      failure={Forbidden}
      parent={parent}
      reason={
        <>
          {refusal}
          {whereDenied}
        </>
      }
    />
  );
};
