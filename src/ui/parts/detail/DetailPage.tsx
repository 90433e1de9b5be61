import { Trans } from "@lingui/react/macro";
import { Button, Group, Stack, Title } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import type { Target } from "../../../domain/deletion.ts";
import { RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import { isPendingDeletion } from "../../../machines/deletion/deletion.view.ts";
import { refused } from "../access/refused.ts";
import { useRefusal } from "../access/use-refusal.ts";
import { Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { useSignedInActors } from "../../app-context.ts";
import { parentOf } from "../../resources.tsx";

const NO_PRESS = { onClick: (event: { preventDefault: () => void }) => event.preventDefault() };

const EditButton = ({ resource, id }: { resource: ResourceName; id: string }) => {
  const { edit, permissions } = RESOURCES[resource];
  const refusal = useRefusal(permissions.update);
  const icon = <IconPencil size={16} stroke={1.5} aria-hidden />;
  return refusal === undefined ? (
    <Button
      variant="default"
      leftSection={icon}
      renderRoot={(props) => <Link to={edit} params={{ id }} {...props} />}
    >
      <Trans>Edit</Trans>
    </Button>
  ) : (
    <Button variant="default" leftSection={icon} {...refused(refusal)} {...NO_PRESS}>
      <Trans>Edit</Trans>
    </Button>
  );
};

const DeleteButton = ({ resource, target }: { resource: ResourceName; target: Target }) => {
  const refusal = useRefusal(RESOURCES[resource].permissions.delete);
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
const useLeavingWith = (resource: ResourceName, target: Target): void => {
  const { deletions } = useSignedInActors();
  const navigate = useNavigate();
  const isGoing = useSelector(deletions, (snapshot) => isPendingDeletion(snapshot, target));
  useEffect(() => {
    if (isGoing) void navigate({ to: RESOURCES[resource].list });
  }, [isGoing, navigate, resource]);
};

/** The page of one record: where it belongs, its name, what can be done with it, its parts. */
export const DetailPage = ({
  resource,
  target,
  actions,
  children,
}: {
  resource: ResourceName;
  target: Target;
  actions?: ReactNode;
  children: ReactNode;
}) => {
  useLeavingWith(resource, target);
  return (
    <Stack gap="lg">
      <Breadcrumbs parent={parentOf(resource)} here={target.name} />
      <Group justify="space-between" align="start">
        <Title order={1}>
          <bdi>{target.name}</bdi>
        </Title>
        <Group gap="sm">
          {actions}
          <EditButton resource={resource} id={target.id} />
          <DeleteButton resource={resource} target={target} />
        </Group>
      </Group>
      {children}
    </Stack>
  );
};
