import { now } from "./adapters/browser/clock.ts";
import { likelySession } from "./adapters/browser/session-marker.ts";
import { firebaseConfiguration } from "./adapters/firebase/configuration.ts";
import { keptUser } from "./adapters/firebase/kept-user.ts";
import { beginExchange } from "./adapters/remote/begun-early.ts";

// Begun before the program's other modules run, which takes a while on a slow machine.

if (likelySession() !== undefined)
  void keptUser(firebaseConfiguration(import.meta.env).apiKey, now()).then(
    (user) => user !== undefined && beginExchange(user.token),
  );
