/** Where the SDK asks about whom it keeps: who they are, and for a fresh token of theirs. */
const ABOUT_SOMEBODY_KEPT = /\/v1\/(?:accounts:lookup|token)\?/u;

/** By which the provider says that there is no such account or session any more. */
const VERDICT = 400;

/**
 * Takes an answer without a verdict for a network that failed, as the SDK lets go of whom it keeps at any other failure
 * (`reloadAndSetCurrentUserOrClear` in its `AuthImpl`): a provider that is overloaded would sign people out.
 */
export const insistingOnVerdicts =
  (ask: typeof fetch): typeof fetch =>
  async (asked, how) => {
    const answer = await ask(asked, how);
    if (
      typeof asked === "string" &&
      ABOUT_SOMEBODY_KEPT.test(asked) &&
      !answer.ok &&
      answer.status !== VERDICT
    )
      throw new TypeError(`The provider gave no verdict: ${answer.status}`);
    return answer;
  };
