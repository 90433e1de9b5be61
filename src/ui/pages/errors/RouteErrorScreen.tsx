import { useRouter } from "@tanstack/react-router";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** The error fallback in place of one page, inside whatever frame it has: trying again also reads again. */
export const RouteErrorScreen = () => {
  const router = useRouter();
  return <ErrorScreen reset={() => void router.invalidate()} />;
};
