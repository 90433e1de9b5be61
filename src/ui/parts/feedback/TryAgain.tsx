import { Trans } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import {
  createContext,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useApp } from "../../app-context.ts";

/** Where something could be tried again on a screen, in the order in which it was drawn. */
const places = () => {
  let waiting: ReadonlyArray<string> = [];
  const listeners = new Set<() => void>();
  const become = (next: ReadonlyArray<string>): void => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    first: () => waiting[0],
    enter: (place: string) => {
      become([...waiting, place]);
      return () => become(waiting.filter((other) => other !== place));
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const Places = createContext(places());

/** A screen of its own, as a drawer is over the page. */
export const OwnScreen = ({ children }: { children: ReactNode }) => (
  <Places value={useState(places)[0]}>{children}</Places>
);

/** Whether this is the place on the screen where all that is missing is tried again: the first. */
const useIsFirstToTry = (): boolean => {
  const { enter, first, subscribe } = use(Places);
  const place = useId();
  useLayoutEffect(() => enter(place), [enter, place]);
  return useSyncExternalStore(subscribe, () => first() === place);
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
