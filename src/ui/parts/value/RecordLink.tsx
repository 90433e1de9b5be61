import { Link } from "@tanstack/react-router";
import { saysNothing } from "../../../domain/hidden-characters.ts";
import { shortened } from "../../../domain/cut.ts";
import { RESOURCES, type ResourceName } from "../../../domain/resources.ts";
import { useCameFrom } from "./came-from.ts";
import { CutText } from "./CutText.tsx";
import classes from "./RecordLink.module.css";

interface RecordLinkProps {
  readonly list: ResourceName;
  readonly id: string;
  readonly name: string;
  /** Whether it leads away from the row's own record. */
  readonly isQuiet?: boolean;
}

/** The way to a record's own page; what has no name goes by its id. */
export const RecordLink = ({ list, id, name, isQuiet = false }: RecordLinkProps) => {
  const shown = saysNothing(name) ? id : name;
  const cameFrom = useCameFrom(list);
  return (
    <Link
      to={RESOURCES[list].detail}
      params={{ id }}
      state={isQuiet ? {} : cameFrom}
      dir="auto"
      title={shortened(shown, "NameTooLong")}
      className={`${classes["link"] ?? ""} ${isQuiet ? (classes["quiet"] ?? "") : ""}`}
    >
      <CutText text={shown} most="NameTooLong" />
    </Link>
  );
};
