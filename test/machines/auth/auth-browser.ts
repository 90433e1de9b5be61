import * as Result from "effect/Result";
import { TimedOut, Unreadable } from "../../../src/domain/remote-failure.ts";
import type { Identity } from "../../../src/domain/session.ts";
import type { AuthEvent, ExchangeRequest, NewUser } from "../../../src/machines/auth/auth.types.ts";
import {
  ANA,
  ANA_AS_USER,
  ANA_WITH_PASSWORD,
  BEN,
  BEN_AS_USER,
  firstStep,
  INVALID_CREDENTIALS,
  letIn,
  NETWORK_FAILED,
  NOBODY_PENDING,
  NOON,
  pathOf,
  refused,
  SIGN_IN_FAILED,
  stepBy,
  stepByAnswer,
  stepByPopup,
  UNKNOWN,
  type AuthSnapshot,
  type Deed,
  type Step,
} from "./auth-fixtures.ts";
import { PATIENCE_MS } from "../../../src/machines/effect-actor.ts";
import { broken } from "./auth-invariants.ts";

/** How an actor ends: as it should, with a failure, or on a bug. */
export const ENDINGS = ["success", "success", "success", "failure", "bug"] as const;
export type Ending = (typeof ENDINGS)[number];

/** An actor that a tab is waiting for. */
interface Question {
  readonly id: string;
  readonly src: string;
  readonly input: unknown;
  /** Whom the person picks or is, at the provider. */
  readonly who: Identity;
  /** Until when it may take, in epoch milliseconds. */
  readonly until: number;
  /** What it has answered; the chart has not heard it yet. */
  answer?: unknown;
}

interface Tab {
  snapshot: AuthSnapshot;
  readonly questions: Array<Question>;
  readonly inbox: Array<"appeared" | "vanished" | "signed out elsewhere">;
  /** Until when the popup may be in front, in epoch milliseconds. */
  popupUntil: number | undefined;
  /** Whose access token is held. */
  token: string | undefined;
  /** Whom the last exchange let in, as long as its session lasts. */
  inside: string | undefined;
  spinning: { readonly path: string; readonly since: number };
}

const ATTEMPTS = new Set(["sign in with email", "sign in with Google", "register with email"]);

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null && key in value;

const isExchangeRequest = (input: unknown): input is ExchangeRequest => has(input, "generation");
const isNewUser = (input: unknown): input is NewUser => has(input, "birthDate") && has(input, "identity");

/**
 * A browser with two tabs, one identity provider and one backend, without any real time: a test says what happens next.
 * The programs are modelled by what they do outside; every step is checked, and `broken` tells what did not hold.
 */
export const browser = (isLikely: boolean) => {
  let now = NOON;
  let provider: Identity | undefined = isLikely ? ANA : undefined;
  let isMarked = isLikely;
  const known = new Set([ANA.uid]);
  const landings: Array<Identity> = [];
  const found: Array<string> = [];

  const enter = (): Tab => ({
    snapshot: firstStep(isLikely).snapshot,
    questions: [],
    inbox: [],
    popupUntil: undefined,
    token: undefined,
    inside: undefined,
    spinning: { path: "", since: now },
  });
  const tabs: readonly [Tab, Tab] = [enter(), enter()];

  const change = (to: Identity | undefined): void => {
    if (to === undefined && provider === undefined) return;
    provider = to;
    for (const tab of tabs) tab.inbox.push(to === undefined ? "vanished" : "appeared");
  };

  const mark = (tab: Tab, isNow: boolean): void => {
    if (isMarked && !isNow)
      for (const other of tabs) if (other !== tab) other.inbox.push("signed out elsewhere");
    isMarked = isNow;
  };

  const stop = (tab: Tab, id: unknown): void => {
    const index = tab.questions.findIndex((question) => question.id === id);
    const [stopped] = index < 0 ? [] : tab.questions.splice(index, 1);
    // The provider does not stop: whoever it lets in later is undone.
    if (stopped !== undefined && ATTEMPTS.has(stopped.src)) landings.push(stopped.who);
  };

  const perform = (tab: Tab, { type, params }: Deed, who: Identity): void => {
    if (type === "forget credentials") {
      tab.token = undefined;
      tab.inside = undefined;
    } else if (type === "remember that a session is likely") mark(tab, true);
    else if (type === "forget that a session is likely") mark(tab, false);
    else if (type === "xstate.stopChild") stop(tab, params);
    else if (type === "xstate.cancel") tab.popupUntil = undefined;
    else if (type === "xstate.raise" && has(params, "delay") && typeof params.delay === "number")
      tab.popupUntil = now + params.delay;
    else if (type === "xstate.spawnChild" && has(params, "id") && has(params, "src") && has(params, "input"))
      tab.questions.push({
        id: String(params.id),
        src: String(params.src),
        input: params.input,
        who,
        until: params.src === "sign in with Google" ? Infinity : now + PATIENCE_MS,
      });
  };

  const check = (tab: Tab): void => {
    const { snapshot, token, inside, questions, spinning } = tab;
    const { user } = snapshot.context;
    const path = pathOf(snapshot.value);
    const exchanges = questions.filter(({ src }) => src === "exchange identity");
    const isAnswered = exchanges.some(({ answer }) => answer !== undefined);
    found.push(...broken(snapshot));
    if (user?.uid !== inside) found.push(`${path}: user ${user?.uid}, but ${inside} was let in`);
    if (exchanges.length > 1) found.push(`${path}: ${exchanges.length} exchanges`);
    if (!isAnswered && token !== user?.uid) found.push(`${path}: token of ${token}, user ${user?.uid}`);
    if (spinning.path !== path) tab.spinning = { path, since: now };
    else if (snapshot.hasTag("busy") && now - spinning.since > 20_000) found.push(`${path}: spins`);
  };

  const take = (tab: Tab, { snapshot, deeds }: Step, who: Identity = ANA): void => {
    tab.snapshot = snapshot;
    for (const deed of deeds) perform(tab, deed, who);
    check(tab);
  };

  for (const tab of tabs) take(tab, firstStep(isLikely));

  const answerOf = (tab: Tab, { src, input, who }: Question, ending: Ending): unknown => {
    const isGood = ending === "success";
    if (src === "restore identity") return Result.succeed(provider);
    if (src === "sign out of identity") {
      if (!isGood) return Result.fail(NETWORK_FAILED);
      change(undefined);
      return Result.succeed(undefined);
    }
    if (src === "create user" && isNewUser(input)) {
      if (!isGood) return Result.fail(NETWORK_FAILED);
      if (provider?.uid !== input.identity.uid) return Result.fail(NOBODY_PENDING);
      known.add(input.identity.uid);
      return Result.succeed(undefined);
    }
    if (src === "exchange identity" && isExchangeRequest(input)) {
      const { identity, generation } = input;
      if (!isGood || provider?.uid !== identity.uid) return refused(SIGN_IN_FAILED, generation, now);
      if (!known.has(identity.uid)) return refused(UNKNOWN, generation, now);
      tab.token = identity.uid;
      return letIn(identity.uid === BEN.uid ? BEN_AS_USER : ANA_AS_USER, generation, now);
    }
    if (!isGood) return Result.fail(INVALID_CREDENTIALS);
    change(who);
    return Result.succeed(src === "register with email" ? { ...ANA_WITH_PASSWORD, identity: who } : who);
  };

  /** An actor answers; the chart hears of it when it is the chart's turn. */
  const answer = (index: 0 | 1, ending: Ending): void => {
    const tab = tabs[index];
    const question = tab.questions.find((asked) => asked.answer === undefined);
    if (question === undefined) return;
    if (ending !== "bug") {
      question.answer = answerOf(tab, question, ending);
      return;
    }
    tab.questions.splice(tab.questions.indexOf(question), 1);
    take(tab, stepByAnswer(tab.snapshot, question.id, Result.fail(Unreadable)));
  };

  /** The chart hears an answer. */
  const hear = (index: 0 | 1): void => {
    const tab = tabs[index];
    const question = tab.questions.find((asked) => asked.answer !== undefined);
    if (question === undefined) return;
    tab.questions.splice(tab.questions.indexOf(question), 1);
    const { snapshot, deeds } = stepByAnswer(tab.snapshot, question.id, question.answer);
    if (snapshot.hasTag("signed in") && question.src === "exchange identity" && tab.token !== undefined)
      tab.inside = isExchangeRequest(question.input) ? question.input.identity.uid : undefined;
    take(tab, { snapshot, deeds });
  };

  /** The person does something in a tab, being somebody at the provider. */
  const act = (index: 0 | 1, event: AuthEvent, who: Identity): void => {
    const tab = tabs[index];
    take(tab, stepBy(tab.snapshot, event), who);
  };

  /** A tab hears what the provider or the other tab had to say. */
  const notice = (index: 0 | 1): void => {
    const tab = tabs[index];
    const news = tab.inbox.shift();
    if (news === "vanished") take(tab, stepBy(tab.snapshot, { type: "identity vanished" }));
    if (news === "signed out elsewhere") take(tab, stepBy(tab.snapshot, { type: news }));
    if (news === "appeared" && provider !== undefined)
      take(tab, stepBy(tab.snapshot, { type: "identity appeared", identity: provider, at: now }));
  };

  /** An attempt that was given up reaches the provider after all, and is undone there. */
  const land = (): void => {
    const late = landings.shift();
    if (late === undefined) return;
    change(late);
    change(undefined);
  };

  /** The provider renews its token, which it tells every tab of. */
  const renew = (): void => change(provider);

  /** What of a tab is over first: an actor's patience, or the popup's time in front. */
  const overIn = (tab: Tab): ReadonlyArray<{ readonly at: number; readonly end: () => void }> => [
    ...tab.questions
      .filter(({ answer: answered }) => answered === undefined)
      .map((question) => ({
        at: question.until,
        end: () => {
          tab.questions.splice(tab.questions.indexOf(question), 1);
          if (ATTEMPTS.has(question.src)) landings.push(question.who);
          take(tab, stepByAnswer(tab.snapshot, question.id, Result.fail(TimedOut)));
        },
      })),
    ...(tab.popupUntil === undefined
      ? []
      : [
          {
            at: tab.popupUntil,
            end: () => {
              tab.popupUntil = undefined;
              take(tab, stepByPopup(tab.snapshot));
            },
          },
        ]),
  ];

  const pass = (milliseconds: number): void => {
    // Whatever was answered is heard before any time goes by.
    hear(0);
    hear(1);
    const end = now + milliseconds;
    for (;;) {
      const due = tabs
        .flatMap(overIn)
        .filter(({ at }) => at <= end)
        .toSorted((one, other) => one.at - other.at)[0];
      if (due === undefined) break;
      now = due.at;
      due.end();
    }
    now = end;
    for (const tab of tabs) check(tab);
  };

  return { tabs, answer, hear, act, notice, land, renew, pass, broken: (): ReadonlyArray<string> => found };
};

export type Browser = ReturnType<typeof browser>;
