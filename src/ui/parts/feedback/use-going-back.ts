import { useRouter } from "@tanstack/react-router";

/** Goes back to where one was; nothing where this is the first page. */
export const useGoingBack = (): (() => void) | undefined => {
  const { history } = useRouter();
  return history.canGoBack() ? () => history.back() : undefined;
};
