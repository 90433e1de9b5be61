import { useNavigate } from "@tanstack/react-router";
import { formOf } from "../../../domain/drafts.ts";
import { permits } from "../../../domain/permission.ts";
import { RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import { useApp, useUser } from "../../app-context.ts";

/**
 * Takes what was typed into a form into that of a new record, where the one that was edited is gone. Nothing where nothing
 * is kept of it, or where the person may not create one, or has one half typed.
 */
export const useCreatingAgain = (resource: ResourceName, name: string): (() => void) | undefined => {
  const { drafts } = useApp();
  const { role, uid } = useUser();
  const navigate = useNavigate();
  const { create, permissions } = RESOURCES[resource];
  const another = formOf(resource);
  const kept = drafts.of(uid, name);
  if (kept === undefined || !permits(role, permissions.create) || drafts.of(uid, another) !== undefined)
    return undefined;
  return () => {
    drafts.forget(uid, name);
    drafts.keep(uid, another, kept);
    void navigate({ to: create, ignoreBlocker: true });
  };
};
