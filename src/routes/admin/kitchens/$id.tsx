import { createFileRoute, useRouter } from "@tanstack/react-router";
import * as Effect from "effect/Effect";
import {
  readKitchenComments,
  readKitchenLocations,
  readKitchenPictures,
} from "../../../machines/programs/read-details.ts";
import { readKitchen, readTribeOf } from "../../../machines/programs/read-records.ts";
import { ReadResult } from "../../../ui/feedback/ReadResult.tsx";
import { KitchenDetail } from "../../../ui/kitchens/KitchenDetail.tsx";

const KitchenPage = () => {
  const router = useRouter();
  const retry = () => void router.invalidate();
  const { kitchen, sources } = Route.useLoaderData();
  return (
    <ReadResult result={kitchen} onRetry={retry}>
      {(read) => <KitchenDetail kitchen={read} sources={sources} onRetry={retry} />}
    </ReadResult>
  );
};

export const Route = createFileRoute("/admin/kitchens/$id")({
  loader: async ({ context, params: { id }, abortController: { signal } }) => ({
    kitchen: await context.read(readKitchen(id), signal),
    sources: {
      tribe: context.read(Effect.flatMap(readKitchen(id), readTribeOf), signal),
      pictures: context.read(readKitchenPictures(id), signal),
      comments: context.read(readKitchenComments(id), signal),
      locations: context.read(readKitchenLocations(id), signal),
    },
  }),
  component: KitchenPage,
});
