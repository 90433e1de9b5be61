import { Trans, useLingui } from "@lingui/react/macro";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useSelector } from "@xstate/react";
import { msg } from "@lingui/core/macro";
import {
  decidedAnew,
  DENSITIES,
  type Density,
  hiddenIn,
  notShown,
} from "../../../../domain/list-preferences.ts";
import { useApp } from "../../../app-context.ts";
import { CardButton } from "./CardButton.tsx";
import type { ListView } from "../list-view.ts";
import classes from "./ViewOptions.module.css";

const DENSITY_WORDS = {
  comfortable: msg({ message: "Comfortable", context: "height of rows" }),
  compact: msg({ message: "Compact", context: "height of rows" }),
} as const satisfies Record<Density, unknown>;

interface ViewOptionsProps<A> {
  readonly view: ListView<A>;
  /** The columns that say nothing on the page, and those that it has no room for. */
  readonly leftOut: ReadonlyArray<string>;
}

const Options = <A,>({ view: { name, columns }, leftOut }: ViewOptionsProps<A>) => {
  const { t } = useLingui();
  const { preferences } = useApp();
  const decided = useSelector(preferences, ({ context }) => hiddenIn(context.hiddenColumns, name));
  const hidden = notShown(decided, leftOut);
  const density = useSelector(preferences, ({ context }) => context.density);
  const [, ...optional] = columns;
  return (
    <>
      <fieldset className={classes["options"]}>
        <legend>{t`Columns`}</legend>
        {optional.map(({ id, title }) => (
          <label key={id}>
            <input
              type="checkbox"
              className="console-tick"
              checked={!hidden.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                preferences.send({
                  type: "hide columns",
                  list: name,
                  columns: decidedAnew(decided, id, checked),
                })
              }
            />
            {t(title)}
          </label>
        ))}
      </fieldset>
      <fieldset className={classes["options"]}>
        <legend>{t`Row height`}</legend>
        {DENSITIES.map((option) => (
          <label key={option}>
            <input
              type="radio"
              className="console-tick"
              name="density"
              checked={density === option}
              onChange={() => preferences.send({ type: "choose a density", density: option })}
            />
            {t(DENSITY_WORDS[option])}
          </label>
        ))}
      </fieldset>
    </>
  );
};

/** Which columns are shown and how high the rows are; both are remembered. */
export const ViewOptions = <A,>(props: ViewOptionsProps<A>) => {
  const { t } = useLingui();
  return (
    <CardButton
      icon={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
      words={<Trans context="how a list looks">View</Trans>}
      label={t`Columns and row height`}
    >
      {() => <Options {...props} />}
    </CardButton>
  );
};
