import { useLingui } from "@lingui/react/macro";
import type { ResourceName } from "../../../domain/resources.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import { ChoiceSelect } from "../editing/ChoiceSelect.tsx";
import type { FilterFieldProps } from "../list/list-view.ts";
import { offBecause } from "../list/off-because.ts";

/** A filter by a record of a kind, which is searched for by name. */
const recordField = (resource: ResourceName) => {
  const source = RECORD_SOURCES[resource];
  return ({ label, isLabelled, value, reasonId, onChoose }: FilterFieldProps) => {
    const { t } = useLingui();
    return (
      <ChoiceSelect
        {...(isLabelled
          ? { label, placeholder: t({ message: "All", context: "filter" }) }
          : { "aria-label": label, placeholder: label })}
        resource={resource}
        source={source}
        chosen={undefined}
        value={value}
        {...(value === "" && offBecause(reasonId))}
        onChange={(id) => onChoose(id)}
      />
    );
  };
};

export const UserField = recordField("users");
export const KitchenField = recordField("kitchens");
export const TribeField = recordField("tribes");
