import { Link } from "@tanstack/react-router";
import { use } from "react";
import { shortened } from "../../../domain/cut.ts";
import { listSearch } from "../../../domain/list-request.ts";
import { listPath } from "../../../domain/resources.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import { ShownListContext } from "../../parts/value/came-from.ts";
import { CutText } from "../../parts/value/CutText.tsx";
import classes from "./comments.module.css";

/** What a comment says, and the way to what was said around it, beside the list. */
export const ThreadLink = ({ comment: { commentId, text } }: { comment: UserComment }) => {
  const list = use(ShownListContext);
  return (
    <Link
      to={listPath("comments")}
      search={{ ...(list && listSearch(list.request)), open: commentId }}
      resetScroll={false}
      dir="auto"
      title={shortened(text, "TextTooLong")}
      className={classes["link"]}
    >
      <CutText text={text} most="TextTooLong" />
    </Link>
  );
};
