import { Trans } from "@lingui/react/macro";
import { Button, Group, Stack } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import type { RecordTarget } from "../../../domain/deletion.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import { isPendingDeletion } from "../../../machines/deletion/deletion.view.ts";
import { refused } from "../access/refused.ts";
import { useDeletionRefusal } from "../access/use-deletion-refusal.ts";
import { useRefusal } from "../access/use-refusal.ts";
import { Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { useSignedInActors } from "../../app-context.ts";
import { parentOf } from "../../resources.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";
import { fromTheSameList } from "../value/came-from.ts";
import { useShownRecord } from "./use-shown-record.ts";

const NO_PRESS = { onClick: (event: { preventDefault: () => void }) => event.preventDefault() };

const EditButton = ({ target: { _tag, id } }: { target: RecordTarget }) => {
  const { edit, permissions } = RESOURCES[_tag];
  const refusal = useRefusal(permissions.update);
  const icon = <IconPencil size={16} stroke={1.5} aria-hidden />;
  return refusal === undefined ? (
    <Button
      variant="default"
      leftSection={icon}
      renderRoot={(props) => <Link to={edit} params={{ id }} state={fromTheSameList} {...props} />}
    >
      <Trans>Edit</Trans>
    </Button>
  ) : (
    <Button variant="default" leftSection={icon} {...refused(refusal)} {...NO_PRESS}>
      <Trans>Edit</Trans>
    </Button>
  );
};

const DeleteButton = ({ target }: { target: RecordTarget }) => {
  const refusal = useDeletionRefusal(target);
  const { deletions } = useSignedInActors();
  return (
    <Button
      variant="light"
      color="red"
      leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
      {...(refusal === undefined
        ? { onClick: () => deletions.send({ type: "ask to delete", targets: [target] }) }
        : { ...refused(refusal), ...NO_PRESS })}
    >
      <Trans>Delete</Trans>
    </Button>
  );
};

/** Once the page's own record is about to go, the list is the place to be. */
const useLeavingWith = (target: RecordTarget): void => {
  const { deletions } = useSignedInActors();
  const navigate = useNavigate();
  const { list } = RESOURCES[target._tag];
  const isGoing = useSelector(deletions, (snapshot) => isPendingDeletion(snapshot, target));
  useEffect(() => {
    if (isGoing) void navigate({ to: list });
  }, [isGoing, navigate, list]);
};

/** The page of one record: where it belongs, its name, what can be done with it, its parts. */
export const DetailPage = ({
  target,
  neighbours,
  actions,
  children,
}: {
  target: RecordTarget;
  neighbours: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) => {
  useLeavingWith(target);
  useShownRecord(target);
  return (
    <Stack gap="lg">
      <Group justify="space-between" wrap="nowrap">
        <Breadcrumbs parent={parentOf(target._tag)} here={target.name} />
        {neighbours}
      </Group>
      <Group justify="space-between" align="start">
        <PageTitle title={target.name} />
        <Group gap="sm">
          {actions}
          <EditButton target={target} />
          <DeleteButton target={target} />
        </Group>
      </Group>
      {children}
    </Stack>
  );
};
