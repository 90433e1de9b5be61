import { Link } from "@tanstack/react-router";
import type { ListName } from "../../../domain/list-definitions.ts";
import { LIST_PATHS } from "./list-view.ts";
import classes from "./RecordLink.module.css";

interface RecordLinkProps {
  readonly list: ListName;
  readonly id: string;
  readonly name: string;
  /** Whether it leads away from the row's own record. */
  readonly isQuiet?: boolean;
}

/** The way to a record's own page; what has no name goes by its id. */
export const RecordLink = ({ list, id, name, isQuiet = false }: RecordLinkProps) => {
  const shown = name.trim() === "" ? id : name;
  return (
    <Link
      to={LIST_PATHS[list].detail}
      params={{ id }}
      dir="auto"
      title={shown}
      className={`${classes["link"] ?? ""} ${isQuiet ? (classes["quiet"] ?? "") : ""}`}
    >
      {shown}
    </Link>
  );
};
