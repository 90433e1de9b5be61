import { shellView } from "../../../machines/shell/shell.view.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useView } from "../../use-view.ts";

/** What the frame around the page draws and calls. */
export const useShell = () => useView(useSignedInActors().shell, shellView);
