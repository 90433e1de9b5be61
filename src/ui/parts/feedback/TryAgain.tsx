import { Trans } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@mantine/core";
import {
  createContext,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";

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
export const useIsFirstToTry = (): boolean => {
  const { enter, first, subscribe } = use(Places);
  const place = useId();
  useLayoutEffect(() => enter(place), [enter, place]);
  return useSyncExternalStore(subscribe, () => first() === place);
};

/** Reads again what is missing; one such button is enough for a screen. */
export const TryAgain = ({ onRetry, size = "sm" }: { onRetry: () => void } & Pick<ButtonProps, "size">) =>
  useIsFirstToTry() && (
    <Button variant="default" size={size} onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
