import { Button, type ButtonProps } from "@mantine/core";
import { Link, type LinkProps } from "@tanstack/react-router";
import { refused } from "./refused.ts";

interface WayButtonProps extends ButtonProps {
  readonly way: Pick<LinkProps, "to" | "params" | "search" | "state">;
  /** Why the person may not go there; nothing where they may. */
  readonly refusal: string | undefined;
}

/** A button that leads to a page; off, and saying why, for whoever may not. */
export const WayButton = ({ way, refusal, ...look }: WayButtonProps) => (
  <Button
    {...look}
    {...(refusal === undefined
      ? { renderRoot: (props: object) => <Link {...way} {...props} /> }
      : refused(refusal))}
  />
);
