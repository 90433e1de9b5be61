import { Link } from "@tanstack/react-router";
import { shortened } from "../../../domain/cut.ts";
import { saysNothing } from "../../../domain/hidden-characters.ts";
import type { Reference } from "../../../domain/reference.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import { useCameFrom } from "../value/came-from.ts";
import { CutText } from "../value/CutText.tsx";
import { Face } from "./Face.tsx";
import classes from "./RecordName.module.css";

export interface Named extends Reference {
  readonly name: string;
}

interface RecordNameProps extends Named {
  /** Whether it leads away from the row's own record. */
  readonly isQuiet?: boolean;
}

/** A record by its face and its name, which leads to its page; what has no name goes by its id. */
export const RecordName = ({ isQuiet = false, ...record }: RecordNameProps) => {
  const { resource, id, name } = record;
  const shown = saysNothing(name) ? id : name;
  const cameFrom = useCameFrom(resource);
  return (
    <>
      <Face {...record} />
      <Link
        to={RESOURCES[resource].detail}
        params={{ id }}
        state={isQuiet ? {} : cameFrom}
        dir="auto"
        title={shortened(shown, "NameTooLong")}
        className={`${classes["link"] ?? ""} ${isQuiet ? (classes["quiet"] ?? "") : ""}`}
      >
        <CutText text={shown} most="NameTooLong" />
      </Link>
    </>
  );
};
