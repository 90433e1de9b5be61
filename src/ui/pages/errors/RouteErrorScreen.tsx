import { useRouter } from "@tanstack/react-router";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** The error fallback in place of one page, inside whatever frame it has: trying again also reads again. */
export const RouteErrorScreen = ({ error }: { error: unknown }) => {
  const router = useRouter();
  return <ErrorScreen error={error} reset={() => void router.invalidate()} />;
};
