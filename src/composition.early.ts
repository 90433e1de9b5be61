import { now } from "./adapters/browser/clock.ts";
import { draftsIn } from "./adapters/browser/drafts.ts";
import { askEarly, isPublic } from "./adapters/browser/early-files.ts";
import { notePresses, showEarly } from "./adapters/browser/early-page.ts";
import { insistOnProgram } from "./adapters/browser/insisting.ts";
import { preferredLanguage, shownColorScheme } from "./adapters/browser/preferences-storage.ts";
import { likelySession } from "./adapters/browser/session-marker.ts";
import { firebaseConfiguration } from "./adapters/firebase/configuration.ts";
import { keptUser, readKept } from "./adapters/firebase/kept-user.ts";
import { beginExchange } from "./adapters/remote/begun-early.ts";
import { handOver } from "./composition.handover.ts";
import { firstMode } from "./ui/pages/sign-in/registration-aside.ts";

// Runs before anything is painted, in a file of its own: what the page looks like until the program is there.

const page = document.documentElement;
page.dataset["mantineColorScheme"] = shownColorScheme();

const language = preferredLanguage();
const isLikely = likelySession() !== undefined;
const isForm =
  !isLikely &&
  !isPublic(location.pathname) &&
  firstMode(
    draftsIn(() => sessionStorage),
    history.state?.mode,
  ) === "sign in";
showEarly(isForm ? "form" : "sign", language);
notePresses();
insistOnProgram();
if (isLikely) {
  // The browser tells what it keeps between tasks only, and those of the program are long.
  const kept = readKept(firebaseConfiguration(import.meta.env).apiKey);
  const exchange = kept.then(
    (record) => {
      const user = keptUser(record, now());
      return user && beginExchange(user.token);
    },
    // Whoever goes on asks the browser again.
    () => undefined,
  );
  handOver({ kept, exchange });
}
askEarly(location.pathname, language, isLikely);
