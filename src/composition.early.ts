import { draftsIn } from "./adapters/browser/drafts.ts";
import { askEarly } from "./adapters/browser/early-files.ts";
import { notePresses, showEarly } from "./adapters/browser/early-page.ts";
import { preferredLanguage, shownColorScheme } from "./adapters/browser/preferences-storage.ts";
import { likelySession } from "./adapters/browser/session-marker.ts";
import { isRegistering } from "./ui/pages/sign-in/registration-aside.ts";

// Runs before anything is painted, in a file of its own: what the page looks like until the program is there.

const page = document.documentElement;
page.dataset["mantineColorScheme"] = shownColorScheme();

const language = preferredLanguage();
const isLikely = likelySession() !== undefined;
const isPublic = location.pathname.startsWith("/policies/");
const isForm = !isLikely && !isPublic && !isRegistering(draftsIn(() => sessionStorage));
showEarly(isForm ? "form" : "sign", language);
notePresses();
askEarly(location.pathname, language, isLikely);
