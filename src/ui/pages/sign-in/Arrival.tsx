import { noVerdictView } from "../../../machines/auth/auth.view.ts";
import { useApp } from "../../app-context.ts";
import { useView } from "../../use-view.ts";
import { CenteredSpinner } from "../errors/CenteredSpinner.tsx";
import { NoVerdict } from "./NoVerdict.tsx";

/** What shows while the session or a page loads. */
export const Arrival = () => {
  const view = useView(useApp().auth, noVerdictView);
  return view === undefined ? <CenteredSpinner /> : <NoVerdict view={view} />;
};
