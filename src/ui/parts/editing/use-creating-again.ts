import { useNavigate } from "@tanstack/react-router";
import { draftToKeep, formOf, type Secrets } from "../../../domain/drafts.ts";
import type { Draft } from "../../../domain/editing.ts";
import { permits } from "../../../domain/permission.ts";
import { RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import { useApp, useUser } from "../../app-context.ts";
import type { EditedForm } from "./use-editing.ts";

interface CreatingAgainOptions<D extends Draft<D>> {
  readonly resource: ResourceName;
  /** The form that is left. */
  readonly name: string;
  /** What the form of a new record says. */
  readonly empty: D;
  readonly secrets: Secrets<D>;
}

/**
 * Takes what was typed into the form of a new record, where the one that was edited is gone. Nothing where the person may
 * not create one, or has one half typed.
 */
export const useCreatingAgain = <D extends Draft<D>>(
  { resource, name, empty, secrets }: CreatingAgainOptions<D>,
  { form, view }: EditedForm<D>,
): (() => void) | undefined => {
  const { drafts } = useApp();
  const { role, uid } = useUser();
  const navigate = useNavigate();
  const { create, permissions } = RESOURCES[resource];
  const another = formOf(resource);
  const isGone = view.failure?._tag === "NotFound";
  if (!isGone || !permits(role, permissions.create) || drafts.of(uid, another) !== undefined)
    return undefined;
  return () => {
    drafts.forget(uid, name);
    drafts.keep(uid, another, draftToKeep({ before: empty, typed: form.getValues(), saved: empty }, secrets));
    void navigate({ to: create, ignoreBlocker: true });
  };
};
