import { Link } from "@tanstack/react-router";
import { shortened } from "../../../domain/cut.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import { useWayBeside } from "../../parts/contribution/use-way-beside.ts";
import { CutText } from "../../parts/value/CutText.tsx";
import classes from "./comments.module.css";

/** What a comment says, and the way to what was said around it, beside the list. */
export const ThreadLink = ({ comment: { commentId, text } }: { comment: UserComment }) => (
  <Link
    {...useWayBeside("comments", commentId)}
    dir="auto"
    title={shortened(text, "TextTooLong")}
    className={classes["link"]}
  >
    <CutText text={text} most="TextTooLong" />
  </Link>
);
