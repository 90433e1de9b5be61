import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense, use } from "react";
import type { BusinessLocation, BusinessProfile } from "../../../domain/business.ts";
import { type HeldTo, isOffered, LISTING } from "../../../domain/business/plan.ts";
import type { Records } from "../../../domain/records.ts";
import type { Read } from "../../../machines/app.ts";
import type { ConnectionView } from "../../../machines/google-connection/google-connection.view.ts";
import { LISTING_CARD } from "./listing-card.ts";
import classes from "./NextStep.module.css";

interface NextStepProps {
  readonly profile: Promise<Read<BusinessProfile | undefined>>;
  readonly locations: Promise<Read<Records<BusinessLocation>>>;
  readonly heldTo: Promise<Read<HeldTo>>;
  readonly connection: ConnectionView["status"];
}

interface Step {
  readonly title: string;
  readonly isDone: boolean | undefined;
  /** What to do about it. */
  readonly next: ReactNode;
}

const toListing = (words: string) => (
  <Anchor inherit className="console-way" href={`#${LISTING_CARD}`}>
    {words}
  </Anchor>
);

/** Before they were read, neither the profile nor the locations are known. */
const Steps = ({
  connection,
  profile,
  locations,
  heldTo,
}: Partial<NextStepProps> & Pick<NextStepProps, "connection">) => {
  const { t } = useLingui();
  const known = profile && use(profile);
  const places = locations && use(locations);
  const hasLocations = places?._tag === "Success" ? places.success.items.length > 0 : undefined;
  const plan = heldTo && use(heldTo);
  const isListed = plan?._tag !== "Success" || isOffered(plan.success, LISTING);
  const isConnected = connection === "connected";
  const listing: ReadonlyArray<Step> = [
    {
      title: t`Google listing`,
      isDone: connection === "unknown" || connection === "not read yet" ? undefined : isConnected,
      next: toListing(
        connection === "expired"
          ? t`Next: connect your Google listing again`
          : t`Next: connect your Google listing`,
      ),
    },
    {
      title: t`Locations`,
      // Without access there is nothing to bring them in with.
      isDone: hasLocations === false && !isConnected ? undefined : hasLocations,
      next: toListing(t`Next: sync your locations`),
    },
  ];
  const steps: ReadonlyArray<Step> = [
    {
      title: t`Business profile`,
      isDone: known?._tag === "Success" ? known.success !== undefined : undefined,
      next: (
        <Anchor
          inherit
          className="console-way"
          renderRoot={(props) => <Link to="/business" search={{ edit: "profile" }} {...props} />}
        >
          {t`Next: fill in your profile`}
        </Anchor>
      ),
    },
    ...(isListed ? listing : []),
  ];
  const nextIndex = steps.findIndex(({ isDone }) => isDone === false);
  return (
    <ol className={`console-list console-surface ${classes["steps"] ?? ""}`}>
      {steps.map(({ title, isDone = false, next }, index) => {
        const is = index === nextIndex ? "next" : isDone ? "done" : "open";
        return (
          <li key={title} className={classes["step"]} data-is={is}>
            <IconCheck size={18} stroke={1.5} aria-hidden />
            <span>{is === "next" ? next : is === "done" ? <Trans>{title}: done</Trans> : title}</span>
          </li>
        );
      })}
    </ol>
  );
};

/** How far the business is set up, and what to do next. The steps are there before that is known: nothing moves. */
export const NextStep = (props: NextStepProps) => (
  <Suspense fallback={<Steps connection="not read yet" />}>
    <Steps {...props} />
  </Suspense>
);
