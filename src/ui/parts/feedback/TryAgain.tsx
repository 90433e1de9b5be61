import { Trans } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useLayoutEffect, useState } from "react";
import { useApp } from "../../app-context.ts";

/** Where something could be tried again on a screen, in the order in which it was drawn: each is told whether it is the first. */
const places = () => {
  let waiting: ReadonlyArray<(isFirst: boolean) => void> = [];
  const become = (next: typeof waiting): void => {
    waiting = next;
    for (const [index, tell] of waiting.entries()) tell(index === 0);
  };
  return (tell: (isFirst: boolean) => void) => {
    become([...waiting, tell]);
    return () => become(waiting.filter((other) => other !== tell));
  };
};

const Places = createContext(places());

/** A screen of its own, as a drawer is over the page. */
export const OwnScreen = ({ children }: { children: ReactNode }) => (
  <Places value={useState(places)[0]}>{children}</Places>
);

/** Whether this is the place on the screen where all that is missing is tried again: the first. */
const useIsFirstToTry = (): boolean => {
  const enter = use(Places);
  const [isFirst, setFirst] = useState(false);
  useLayoutEffect(() => enter(setFirst), [enter]);
  return isFirst;
};

/** What reads again all that is missing under it, where the page alone would not do. */
export const TriedAgainBy = createContext<(() => void) | undefined>(undefined);

/** Reads again what is missing; nothing where another place on the screen does. */
export const useTryAgain = (): (() => void) | undefined => {
  const isFirst = useIsFirstToTry();
  const router = useRouter();
  const { askAnew } = useApp();
  const readAgain = use(TriedAgainBy) ?? (() => void router.invalidate());
  const tryAgain = (): void => {
    askAnew();
    readAgain();
  };
  return isFirst ? tryAgain : undefined;
};

/** Reads again what is missing; one such button is enough for a screen. */
export const TryAgain = ({ size = "sm" }: Pick<ButtonProps, "size">) => {
  const tryAgain = useTryAgain();
  return (
    tryAgain && (
      <Button variant="default" size={size} onClick={tryAgain}>
        <Trans>Try again</Trans>
      </Button>
    )
  );
};
