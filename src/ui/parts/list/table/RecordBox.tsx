import { useLingui } from "@lingui/react/macro";
import type { Target } from "../../../../domain/deletion.ts";
import type { Fate } from "../../../../machines/deletion/deletion.view.ts";
import { SelectBox } from "./SelectBox.tsx";
import type { RowSelection } from "../selection/use-row-selection.ts";

interface RecordBoxProps extends Pick<RowSelection, "select" | "reach"> {
  readonly target: Target;
  /** What stands on its page. */
  readonly page: ReadonlyArray<Target>;
  readonly isSelected: boolean;
  readonly fate: Fate | undefined;
}

/** Selects a record; with Shift also what stands between it and the one that was selected last. */
export const RecordBox = ({ target, page, isSelected, fate, select, reach }: RecordBoxProps) => {
  const { t } = useLingui();
  const { name } = target;
  return (
    <SelectBox
      label={t`Select ${name}`}
      extent={isSelected ? "all" : "none"}
      isDisabled={fate !== undefined}
      onSelect={(isChosen, isReaching) =>
        isChosen && isReaching ? reach(page, target) : select([target], isChosen)
      }
    />
  );
};
