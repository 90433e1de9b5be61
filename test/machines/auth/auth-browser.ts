import * as Result from "effect/Result";
import { TimedOut, Unreadable } from "../../../src/domain/remote-failure.ts";
import type { Identity } from "../../../src/domain/session.ts";
import type { AuthEvent, ExchangeRequest, Leaving, NewUser } from "../../../src/machines/auth/auth.types.ts";
import {
  ANA,
  ANA_AS_USER,
  ANA_WITH_PASSWORD,
  BEN_AS_USER,
  CAL,
  CAL_AS_USER,
  firstStep,
  INVALID_CREDENTIALS,
  letIn,
  NETWORK_FAILED,
  NO_VERDICT,
  NOBODY_PENDING,
  NOON,
  pathOf,
  refused,
  SIGN_IN_FAILED,
  stepBy,
  stepByAnswer,
  stepByDelay,
  UNKNOWN,
  type AuthSnapshot,
  type Deed,
  type Step,
} from "./auth-fixtures.ts";
import { SOMEBODY_ELSE } from "../../../src/domain/sign-in-failure.ts";
import { countedOn } from "../../../src/machines/auth/auth.view.ts";
import { PATIENCE_MS } from "../../../src/machines/effect-actor.ts";
import { broken } from "./auth-invariants.ts";

/** How an actor ends: as it should, with a failure, without anybody's answer, or on a bug. */
export const ENDINGS = ["success", "success", "success", "success", "failure", "silence", "bug"] as const;
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

/** What a tab is told by the provider, the other tabs and the network. */
type News =
  | { readonly type: "the provider changed" }
  | { readonly type: "network came" }
  | { readonly type: "signed out elsewhere"; readonly uid: string };

interface Tab {
  snapshot: AuthSnapshot;
  readonly questions: Array<Question>;
  readonly inbox: Array<News>;
  /** When what the chart itself waits for is due, in epoch milliseconds. */
  dueAt: number | undefined;
  /** Whose access token is held. */
  token: string | undefined;
  /** Whom the last exchange let in, as long as its session lasts. */
  inside: string | undefined;
  /** Whose sessions a person or a refusal ended since they last began here. */
  readonly ended: Set<string>;
  /** Whose session a person or a refusal in this tab may still end at the provider. */
  readonly ending: Set<string>;
  /** Since when it is where it is, about the same person. */
  spinning: { readonly situation: string; readonly since: number };
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null && key in value;

const isExchangeRequest = (input: unknown): input is ExchangeRequest => has(input, "generation");
const isLeaving = (input: unknown): input is Leaving => has(input, "uid");
const isNewUser = (input: unknown): input is NewUser => has(input, "birthDate") && has(input, "identity");

export type TabIndex = 0 | 1 | 2;
export const TABS: ReadonlyArray<TabIndex> = [0, 1, 2];

const USERS = new Map([ANA_AS_USER, BEN_AS_USER, CAL_AS_USER].map((user) => [user.uid, user]));

/**
 * A browser with three tabs, one identity provider and one backend, without any real time: a test says what happens next.
 * The programs are modelled by what they do outside; every step is checked, and `broken` tells what did not hold.
 */
export const browser = (isLikely: boolean) => {
  let now = NOON;
  let provider: Identity | undefined = isLikely ? ANA : undefined;
  let marked: string | undefined = provider?.uid;
  const known = new Set([ANA.uid, CAL.uid]);
  const found: Array<string> = [];

  const enter = (): Tab => ({
    snapshot: firstStep(isLikely).snapshot,
    questions: [],
    inbox: [],
    dueAt: undefined,
    token: undefined,
    inside: undefined,
    ended: new Set(),
    ending: new Set(),
    spinning: { situation: "", since: now },
  });
  const tabs: readonly [Tab, Tab, Tab] = [enter(), enter(), enter()];

  /** A person or a refusal ends whatever sessions somebody has, now and once the provider hears of it. */
  const end = (ending: Tab, uid: string | undefined): void => {
    if (uid === undefined) return;
    ending.ending.add(uid);
    for (const tab of tabs) tab.ended.add(uid);
  };

  const change = (to: Identity | undefined): void => {
    if (to === undefined && provider === undefined) return;
    provider = to;
    for (const tab of tabs) tab.inbox.push({ type: "the provider changed" });
  };

  const leave = (uid: string | undefined): void => {
    if (uid === undefined || provider?.uid === uid) change(undefined);
  };

  const forget = (tab: Tab, uid: string | undefined): void => {
    if (marked === undefined || (uid !== undefined && marked !== uid)) return;
    if (tab.ending.has(marked)) end(tab, marked);
    for (const other of tabs)
      if (other !== tab) other.inbox.push({ type: "signed out elsewhere", uid: marked });
    marked = undefined;
  };

  const stop = (tab: Tab, id: unknown): void => {
    const index = tab.questions.findIndex((question) => question.id === id);
    if (index >= 0) tab.questions.splice(index, 1);
  };

  const perform = (tab: Tab, { type, params }: Deed, who: Identity, identity: Identity | undefined): void => {
    if (type === "forget credentials") {
      tab.token = undefined;
      tab.inside = undefined;
    } else if (type === "remember that a session is likely") marked = identity?.uid;
    else if (type === "forget that a session is likely") forget(tab, identity?.uid);
    else if (type === "expect nobody next time") marked = undefined;
    else if (type === "xstate.stopChild") stop(tab, params);
    else if (type === "xstate.cancel") tab.dueAt = undefined;
    else if (type === "xstate.raise" && has(params, "delay") && typeof params.delay === "number")
      tab.dueAt = now + params.delay;
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
    const situation = `${path} of ${snapshot.context.identity?.uid}`;
    if (spinning.situation !== situation) tab.spinning = { situation, since: now };
    else if (snapshot.hasTag("busy") && now - spinning.since > 20_000) found.push(`${path}: spins`);
  };

  const sessionIn = ({ snapshot }: Tab): string | undefined =>
    snapshot.hasTag("signed in") ? snapshot.context.user?.uid : undefined;

  const take = (tab: Tab, { snapshot, deeds }: Step, who: Identity = ANA): void => {
    const before = sessionIn(tab);
    // Whom an action is about was known before the step: what comes last in it forgets them.
    const identity = tab.snapshot.context.identity ?? snapshot.context.identity;
    tab.snapshot = snapshot;
    for (const deed of deeds) perform(tab, deed, who, identity);
    const after = sessionIn(tab);
    if (before !== undefined && after !== before && !tab.ended.has(before))
      found.push(`${pathOf(snapshot.value)}: the session of ${before} ended, by nobody and no refusal`);
    // What is still on its way may be about the session before this one.
    if (after !== undefined && before === undefined) tab.ending.delete(after);
    if (after !== undefined && before === undefined && tab.inbox.length === 0) tab.ended.delete(after);
    check(tab);
  };

  for (const tab of tabs) take(tab, firstStep(isLikely));

  const answerOf = (tab: Tab, { src, input, who }: Question, ending: Ending): unknown => {
    const isGood = ending === "success";
    if (src === "restore identity") return Result.succeed(provider);
    if (isLeaving(input)) {
      if (!isGood) return Result.fail(NETWORK_FAILED);
      const isLive = tabs.some((other) => other !== tab && countedOn(other.snapshot) === input.uid);
      const whose = input.uid ?? provider?.uid;
      if (whose !== undefined && tab.ending.has(whose)) end(tab, whose);
      if (src === "sign out of identity" || !isLive) leave(input.uid);
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
      if (ending === "silence") return refused(NO_VERDICT, generation, now);
      const user = USERS.get(identity.uid);
      if (provider?.uid !== identity.uid) return refused(SOMEBODY_ELSE, generation, now);
      if (!isGood || user === undefined) {
        end(tab, identity.uid);
        return refused(SIGN_IN_FAILED, generation, now);
      }
      if (!known.has(identity.uid)) {
        end(tab, identity.uid);
        return refused(UNKNOWN, generation, now);
      }
      tab.token = identity.uid;
      return letIn(user, generation, now);
    }
    if (!isGood) return Result.fail(INVALID_CREDENTIALS);
    // One browser remembers one person: whoever comes in takes the place of whoever was there.
    if (provider?.uid !== who.uid) end(tab, provider?.uid);
    change(who);
    return Result.succeed(src === "register with email" ? { ...ANA_WITH_PASSWORD, identity: who } : who);
  };

  /** An actor answers; the chart hears of it when it is the chart's turn. */
  const answer = (index: TabIndex, ending: Ending): void => {
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
  const hear = (index: TabIndex): void => {
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
  const act = (index: TabIndex, event: AuthEvent, who: Identity): void => {
    const tab = tabs[index];
    if (event.type === "sign out") end(tab, tab.snapshot.context.identity?.uid ?? provider?.uid);
    take(tab, stepBy(tab.snapshot, event), who);
  };

  /** A tab hears what the provider, another tab or the network had to say; the provider tells what is true now. */
  const notice = (index: TabIndex): void => {
    const tab = tabs[index];
    const news = tab.inbox.shift();
    if (news === undefined) return;
    if (news.type !== "the provider changed") take(tab, stepBy(tab.snapshot, news));
    else if (provider === undefined) take(tab, stepBy(tab.snapshot, { type: "identity vanished" }));
    else take(tab, stepBy(tab.snapshot, { type: "identity appeared", identity: provider, at: now }));
  };

  /** The network comes back, which every tab is told. */
  const reconnect = (): void => {
    for (const tab of tabs) tab.inbox.push({ type: "network came" });
  };

  /** The provider renews its token, which it tells every tab of. */
  const renew = (): void => change(provider);

  /** What of a tab is over first: an actor's patience, or what the chart itself waits for. */
  const overIn = (tab: Tab): ReadonlyArray<{ readonly at: number; readonly end: () => void }> => [
    ...tab.questions
      .filter(({ answer: answered }) => answered === undefined)
      .map((question) => ({
        at: question.until,
        end: () => {
          tab.questions.splice(tab.questions.indexOf(question), 1);
          take(tab, stepByAnswer(tab.snapshot, question.id, Result.fail(TimedOut)));
        },
      })),
    ...(tab.dueAt === undefined
      ? []
      : [
          {
            at: tab.dueAt,
            end: () => {
              tab.dueAt = undefined;
              take(tab, stepByDelay(tab.snapshot));
            },
          },
        ]),
  ];

  const pass = (milliseconds: number): void => {
    // Whatever was answered is heard before any time goes by.
    for (const index of TABS) hear(index);
    const until = now + milliseconds;
    for (;;) {
      const due = tabs
        .flatMap(overIn)
        .filter(({ at }) => at <= until)
        .toSorted((one, other) => one.at - other.at)[0];
      if (due === undefined) break;
      now = due.at;
      due.end();
    }
    now = until;
    for (const tab of tabs) check(tab);
  };

  return {
    tabs,
    answer,
    hear,
    act,
    notice,
    reconnect,
    renew,
    pass,
    whoIsThere: (): string | undefined => provider?.uid,
    broken: (): ReadonlyArray<string> => found,
  };
};

export type Browser = ReturnType<typeof browser>;
