import { isRecord } from "../../../../domain/deletion.ts";
import type { Fate } from "../../../../machines/deletion/deletion.view.ts";
import { BesideLink } from "../../contribution/BesideLink.tsx";
import { RemoveButton } from "../../contribution/RemoveButton.tsx";
import type { ListView } from "../list-view.ts";
import { RowMenu } from "./RowMenu.tsx";
import type { ListedRow } from "./use-rows.ts";

interface RowEndProps<A> extends Pick<ListedRow<A>, "target"> {
  readonly view: ListView<A>;
  readonly fate: Fate | undefined;
}

/** What can be done with a row. */
export const RowEnd = <A,>({ view, target, fate }: RowEndProps<A>) =>
  isRecord(target) ? (
    <RowMenu target={target} fate={fate} />
  ) : (
    <>
      {view.open && <BesideLink target={target} verb={view.open} />}
      <RemoveButton target={target} fate={fate} />
    </>
  );
