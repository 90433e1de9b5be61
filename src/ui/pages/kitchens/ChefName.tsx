import type { Somebody } from "../../../domain/fields.ts";
import { somebodysName, userReference } from "../../../domain/reference.ts";
import { NoValue } from "../../parts/value/cells.tsx";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";

/** A kitchen's chef; one whom nobody can point at is told by name alone. */
export const ChefName = ({ chef }: { chef: Somebody }) =>
  chef.userId === undefined ? (
    <bdi>{somebodysName(chef) ?? <NoValue />}</bdi>
  ) : (
    <ReferenceName {...userReference(chef)} />
  );
