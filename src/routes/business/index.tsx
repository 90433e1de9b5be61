import { createFileRoute, useRouter } from "@tanstack/react-router";
import {
  readLocations,
  readMetrics,
  readOwnKitchens,
  readProfile,
  readSubscription,
} from "../../machines/programs/business-home.ts";
import { BusinessHome } from "../../ui/business/BusinessHome.tsx";
import { useAccount } from "../../ui/session/use-session-views.ts";
import { ownerOf } from "./-owner.ts";

const Home = () => {
  const account = useAccount();
  const router = useRouter();
  const { connection, sources } = Route.useLoaderData();
  return account === undefined ? null : (
    <BusinessHome
      user={account.user}
      connection={connection}
      sources={sources}
      onChange={() => void router.invalidate()}
    />
  );
};

export const Route = createFileRoute("/business/")({
  loader: async ({ context, abortController: { signal } }) => {
    const owner = await ownerOf(context);
    return {
      connection: await context.connection(owner),
      sources: {
        profile: context.read(readProfile(owner), signal),
        metrics: context.read(readMetrics(owner), signal),
        locations: context.read(readLocations(owner), signal),
        kitchens: context.read(readOwnKitchens, signal),
        subscription: context.read(readSubscription(owner), signal),
      },
    };
  },
  component: Home,
});
