import { Skeleton } from "@mantine/core";
import type { BusinessProfile } from "../../../domain/business.ts";
import { shownTextsOf } from "../../locales/shown-texts-of.ts";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { part } from "../../parts/opening/part.ts";

const guestView = part(async () => (await import("../profile/GuestView.tsx")).GuestView, shownTextsOf("own"));

/** How high it is until it is there. */
export const GUEST_VIEW_HEIGHT = 160;

/** A business as guests see it; it comes with its texts, because the home is full. */
export const LateGuestView = ({ profile }: { profile: BusinessProfile | undefined }) => (
  <Loaded part={guestView} fallback={<Skeleton height={GUEST_VIEW_HEIGHT} />}>
    {(GuestView) => <GuestView profile={profile} />}
  </Loaded>
);
