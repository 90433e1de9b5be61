import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { isResource, type ListName, RESOURCES, type ResourceName } from "../../../../domain/resources.ts";
import { RESOURCE_WORDS } from "../../../resources.tsx";
import { refused } from "../../access/refused.ts";
import { useRefusal } from "../../access/use-refusal.ts";

const WayToForm = ({ resource }: { resource: ResourceName }) => {
  const { t } = useLingui();
  const { create, permissions } = RESOURCES[resource];
  const refusal = useRefusal(permissions.create);
  return (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      {...(refusal === undefined
        ? { renderRoot: (props: object) => <Link to={create} {...props} /> }
        : refused(refusal))}
    >
      {t(RESOURCE_WORDS[resource].create)}
    </Button>
  );
};

/** The way to the form for a new record; off with a reason where the role may not, and none where there is no form. */
export const CreateButton = ({ list }: { list: ListName }) =>
  isResource(list) ? <WayToForm resource={list} /> : null;
