import { createFileRoute, useRouter } from "@tanstack/react-router";
import { readLocations, readFigures, readProfile } from "../../machines/use-cases/business/business-home.ts";
import { readOwnKitchens } from "../../machines/use-cases/business/own-kitchens.ts";
import { readSubscription } from "../../machines/use-cases/business/subscription.ts";
import { readHeldTo } from "../../machines/use-cases/business/held-to.ts";
import { BusinessHome } from "../../ui/pages/business/BusinessHome.tsx";
import { shownTextsOf } from "../../ui/locales/shown-texts-of.ts";
import { Loaded } from "../../ui/parts/opening/Loaded.tsx";
import { part } from "../../ui/parts/opening/part.ts";

const profileEditing = part(
  async () => (await import("../../ui/pages/profile/ProfileEditing.tsx")).ProfileEditing,
  shownTextsOf("own"),
);

const Home = () => {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const loaded = Route.useLoaderData();
  const refresh = () => void router.invalidate();
  if ("edited" in loaded) {
    const { edited } = loaded;
    return (
      <Loaded part={profileEditing}>
        {(ProfileEditing) => (
          <ProfileEditing profile={edited} onLeave={() => void navigate({ search: {} })} />
        )}
      </Loaded>
    );
  }
  return <BusinessHome connection={loaded.connection} sources={loaded.sources} onChange={refresh} />;
};

export const Route = createFileRoute("/business/")({
  // The profile is edited at an address of its own, and the list of paths is closed.
  validateSearch: ({ edit }: Record<string, unknown>): { readonly edit?: "profile" } =>
    edit === "profile" ? { edit } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, abortController: { signal } }) => {
    const owner = context.user.userId;
    if (deps.edit === "profile") {
      const [{ rereadEditedProfile }] = await Promise.all([
        import("../../machines/use-cases/business/business-profile.ts"),
        // Its heading takes the place of what was pressed, and the focus; a spinner has none.
        profileEditing.load(),
      ]);
      return { edited: context.read(rereadEditedProfile(owner), signal) };
    }
    const connection = await context.actors.connection(owner);
    // A status that could not be read is read again with the rest of the page.
    connection.send({ type: "page was read" });
    return {
      connection,
      sources: {
        profile: context.read(readProfile(owner), signal),
        figures: context.read(readFigures(owner), signal),
        locations: context.read(readLocations(owner), signal),
        kitchens: context.read(readOwnKitchens, signal),
        subscription: context.read(readSubscription(owner), signal),
        heldTo: context.read(readHeldTo(owner), signal),
      },
    };
  },
  component: Home,
});
