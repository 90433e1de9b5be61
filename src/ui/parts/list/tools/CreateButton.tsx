import { useLingui } from "@lingui/react/macro";
import { IconPlus } from "@tabler/icons-react";
import { isResource, type ListName, RESOURCES, type ResourceName } from "../../../../domain/resources.ts";
import { RESOURCE_WORDS } from "../../../resources.tsx";
import { useRefusal } from "../../access/use-refusal.ts";
import { WayButton } from "../../access/WayButton.tsx";

const WayToForm = ({ resource }: { resource: ResourceName }) => {
  const { t } = useLingui();
  const { create, permissions } = RESOURCES[resource];
  return (
    <WayButton
      way={{ to: create }}
      refusal={useRefusal(permissions.create)}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
    >
      {t(RESOURCE_WORDS[resource].create)}
    </WayButton>
  );
};

/** The way to the form for a new record; off with a reason where the role may not, and none where there is no form. */
export const CreateButton = ({ list }: { list: ListName }) =>
  isResource(list) ? <WayToForm resource={list} /> : null;
