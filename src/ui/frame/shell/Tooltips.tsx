import { Loaded } from "../../parts/opening/Loaded.tsx";
import { part } from "../../parts/opening/part.ts";
import { usePreloaded } from "../../parts/opening/use-preloaded.ts";
import { useEntryReached } from "./use-entry-reached.ts";
import { useRefusedControl } from "./use-refused-control.ts";

export const tooltipAt = part(async () => (await import("./TooltipAt.tsx")).TooltipAt);

const PARTS = [tooltipAt];

/** What controls do not say in sight: the name of a collapsed sidebar's entry, and why one may not be used. */
export const Tooltips = () => {
  const entry = useEntryReached();
  const refused = useRefusedControl();
  const target = refused ?? entry;
  usePreloaded(PARTS);
  return (
    target && (
      <Loaded part={tooltipAt} renderFailure={() => null}>
        {(TooltipAt) => (
          <TooltipAt
            target={target}
            label={target === refused ? target.title : target.ariaLabel}
            position={target === refused ? "bottom" : "right"}
          />
        )}
      </Loaded>
    )
  );
};
