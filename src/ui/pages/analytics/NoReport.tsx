import { Trans } from "@lingui/react/macro";
import { Anchor, Button, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { use } from "react";
import { BY_LOCATION, daysOffered, type HeldTo } from "../../../domain/business/plan.ts";
import { longestWithin } from "../../../domain/time-frame.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Read } from "../../../machines/app.ts";
import type { AnalyticsRequest } from "../../../machines/use-cases/business/business-analytics.ts";
import { FailurePanel } from "../../parts/feedback/FailurePanel.tsx";
import { NotInPlan } from "../../parts/business/NotInPlan.tsx";
import type { Choosing } from "./choosing.ts";
import { useFrameWords } from "./time-frame-words.ts";

/** Why no figures are known: there is no business yet, or the backend has none of it. */
export const NoFigures = ({ businessName }: { readonly businessName: Promise<Read<string>> }) => (
  <Text c="dimmed">
    {use(businessName)._tag === "Success" ? (
      <Trans>There are no figures yet. They come with your first orders.</Trans>
    ) : (
      <Trans>
        There are no figures yet. They start once your{" "}
        <Anchor
          inherit
          underline="always"
          renderRoot={(props) => <Link to="/business" search={{ edit: "profile" }} {...props} />}
        >
          business profile
        </Anchor>{" "}
        is saved.
      </Trans>
    )}
  </Text>
);

const AllLocations = ({ request, onRequest }: Choosing) => (
  <Button variant="default" onClick={() => onRequest({ ...request, locationId: undefined })}>
    <Trans>Show all locations</Trans>
  </Button>
);

/** A location of somebody else's looks like one that is not there. */
const NoLocation = ({ request, onRequest }: Choosing) => (
  <Stack role="alert" align="center" ta="center" gap="sm" p="xl" className="console-surface">
    <Text fw={600}>
      <Trans>Your business has no such location.</Trans>
    </Text>
    <AllLocations request={request} onRequest={onRequest} />
  </Stack>
);

const isNoLocation = ({ _tag }: RemoteFailure, { locationId }: AnalyticsRequest): boolean =>
  _tag === "NotFound" || (_tag === "Forbidden" && locationId !== undefined);

interface BeyondPlanProps extends Choosing {
  readonly plan: HeldTo;
  /** What the plan would have to include. */
  readonly feature: string;
}

/** What an address asks for that the plan does not include. */
const BeyondPlan = ({ request, onRequest, plan, feature }: BeyondPlanProps) => {
  const words = useFrameWords();
  const most = plan && longestWithin(daysOffered(plan));
  const days = most && words[most];
  return (
    <Stack role="alert" align="center" ta="center" gap="sm" p="xl" className="console-surface">
      <NotInPlan>
        <Trans>Your plan does not include this.</Trans>
      </NotInPlan>
      {request.locationId !== undefined && <AllLocations request={request} onRequest={onRequest} />}
      {feature !== BY_LOCATION && most !== undefined && (
        <Button variant="default" onClick={() => onRequest({ ...request, period: most })}>
          <Trans>Show {days}</Trans>
        </Button>
      )}
    </Stack>
  );
};

interface NoReportProps extends Choosing {
  readonly failure: RemoteFailure;
  readonly plan: HeldTo;
}

/** Why there are no figures, and where there are some. */
export const NoReport = ({ failure, plan, ...choosing }: NoReportProps) => {
  if (failure._tag === "Forbidden" && failure.feature !== undefined)
    return <BeyondPlan {...choosing} plan={plan} feature={failure.feature} />;
  if (isNoLocation(failure, choosing.request)) return <NoLocation {...choosing} />;
  return (
    <div className="console-surface">
      <FailurePanel failure={failure} />
    </div>
  );
};
