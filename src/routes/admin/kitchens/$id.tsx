import { createFileRoute, useRouter } from "@tanstack/react-router";
import * as Effect from "effect/Effect";
import {
  readKitchenComments,
  readKitchenLocations,
  readKitchenPictures,
} from "../../../machines/use-cases/read-details.ts";
import { readTribeOf } from "../../../machines/use-cases/read-records.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import { parentOf } from "../../../ui/resources.tsx";
import { PageResult } from "../../../ui/parts/feedback/PageResult.tsx";
import { KitchenDetail } from "../../../ui/pages/kitchens/KitchenDetail.tsx";

const KitchenPage = () => {
  const router = useRouter();
  const retry = () => void router.invalidate();
  const { kitchen, sources } = Route.useLoaderData();
  return (
    <PageResult list={parentOf("kitchens")} result={kitchen} onRetry={retry}>
      {(read) => <KitchenDetail kitchen={read} sources={sources} onRetry={retry} />}
    </PageResult>
  );
};

export const Route = createFileRoute("/admin/kitchens/$id")({
  loader: async ({ context, params: { id }, abortController: { signal } }) => ({
    kitchen: await context.read(RECORD_SOURCES.kitchens.byId(id), signal),
    sources: {
      tribe: context.read(Effect.flatMap(RECORD_SOURCES.kitchens.byId(id), readTribeOf), signal),
      pictures: context.read(readKitchenPictures(id), signal),
      comments: context.read(readKitchenComments(id), signal),
      locations: context.read(readKitchenLocations(id), signal),
    },
  }),
  component: KitchenPage,
});
