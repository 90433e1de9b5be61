import { useLingui } from "@lingui/react/macro";
import {
  IconBan,
  IconCircleCheck,
  IconCopy,
  IconCopyPlus,
  IconExternalLink,
  IconEye,
  IconLink,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { changeOf } from "../../../domain/change.ts";
import type { RecordTarget } from "../../../domain/deletion.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import { useDeletionRefusal } from "../access/use-deletion-refusal.ts";
import { useRefusal } from "../access/use-refusal.ts";
import { useCopy } from "./use-copy.ts";
import type { Action } from "../overlay/ActionMenu.tsx";
import { fromItsRecord, useCameFrom } from "../value/came-from.ts";
import { useSignedInActors } from "../../app-context.ts";

/** What can be done with a record, the same in its row, on its page and in the palette. */
export const useRecordActions = ({ isBanned, ...target }: RecordTarget): ReadonlyArray<Action> => {
  const { t } = useLingui();
  const { deletions } = useSignedInActors();
  const router = useRouter();
  const navigate = useNavigate();
  const copy = useCopy();
  const { detail, edit, create, permissions } = RESOURCES[target._tag];
  const noEdit = useRefusal(permissions.update);
  const noCreate = useRefusal(permissions.create);
  const noDelete = useDeletionRefusal(target);
  const params = { id: target.id };
  const state = useCameFrom(target._tag);
  const address = router.buildLocation({ to: detail, params }).href;
  const isOnItsPage = (): boolean => router.latestLocation.pathname === address;
  return [
    {
      id: "view",
      title: t`View`,
      icon: IconEye,
      link: { to: detail, params, state },
      run: () => void navigate({ to: detail, params, state }),
    },
    {
      id: "open",
      title: t`Open in a new tab`,
      icon: IconExternalLink,
      link: { to: detail, params, state, target: "_blank" },
      run: () => void open(address, "_blank", "noreferrer"),
    },
    {
      id: "edit",
      title: t`Edit`,
      icon: IconPencil,
      refusal: noEdit,
      link: { to: edit, params, state },
      run: () => void navigate({ to: edit, params, state: isOnItsPage() ? fromItsRecord : state }),
    },
    ...(isBanned === undefined
      ? []
      : [
          {
            id: "ban",
            title: isBanned ? t`Lift the ban` : t`Ban kitchen`,
            icon: isBanned ? IconCircleCheck : IconBan,
            refusal: noEdit,
            run: () =>
              deletions.send({
                type: "ask to change",
                change: changeOf([target], { _tag: isBanned ? "LiftBan" : "Ban" }),
              }),
          },
        ]),
    // An account is somebody's own.
    ...(target._tag === "users"
      ? []
      : [
          {
            id: "duplicate",
            title: t`Duplicate`,
            icon: IconCopyPlus,
            refusal: noCreate,
            run: () => void navigate({ to: create, search: { from: target.id } }),
          },
        ]),
    {
      id: "copy link",
      title: t`Copy link`,
      icon: IconLink,
      run: () => copy(new URL(address, document.baseURI).href),
    },
    { id: "copy id", title: t`Copy id`, icon: IconCopy, run: () => copy(target.id) },
    {
      id: "delete",
      title: t`Delete`,
      icon: IconTrash,
      refusal: noDelete,
      isDestructive: true,
      run: () => deletions.send({ type: "ask to delete", targets: [target] }),
    },
  ];
};
