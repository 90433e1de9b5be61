import { Skeleton } from "@mantine/core";
import type { BusinessProfile } from "../../../domain/business.ts";
import { ownTexts } from "./own-texts.ts";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { part } from "../../parts/opening/part.ts";

const guestView = part(async () => (await import("../profile/GuestView.tsx")).GuestView, ownTexts);

interface LateGuestViewProps {
  readonly profile: BusinessProfile | undefined;
  readonly height: number;
}

/** A business as guests see it; it comes with its texts, because the home is full. */
export const LateGuestView = ({ profile, height }: LateGuestViewProps) => (
  <Loaded part={guestView} fallback={<Skeleton height={height} />}>
    {(GuestView) => <GuestView profile={profile} />}
  </Loaded>
);
