import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { wordsIn } from "../../../domain/sought.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { ChoiceSelect } from "../editing/ChoiceSelect.tsx";
import type { FilterFieldProps } from "../list/list-view.ts";
import { offBecause } from "../list/tools/off-because.ts";

const LEFT_TEXTS = {
  users: msg`Choose a user`,
  kitchens: msg`Choose a kitchen`,
  tribes: msg`Choose a tribe`,
} as const;

/** A filter by a record of a kind, which is searched for by name. */
const recordField = (resource: keyof typeof LEFT_TEXTS) => {
  const source = RECORD_SOURCES[resource];
  return ({ label, isLabelled, value, reasonId, onChoose }: FilterFieldProps) => {
    const { t } = useLingui();
    const [sought, setSought] = useState("");
    return (
      <ChoiceSelect
        {...(isLabelled
          ? { label, placeholder: t({ message: "All", context: "filter" }) }
          : { "aria-label": label, placeholder: label })}
        resource={resource}
        source={source}
        chosen={undefined}
        value={sought || value}
        {...(value === "" && offBecause(reasonId))}
        leftText={t(LEFT_TEXTS[resource])}
        onChange={(held) => {
          const isSought = wordsIn(held) !== undefined;
          setSought(isSought ? held : "");
          if (!isSought && held !== value) onChoose(held);
        }}
      />
    );
  };
};

export const UserField = recordField("users");
export const KitchenField = recordField("kitchens");
export const TribeField = recordField("tribes");
