import { Agent } from "node:http";
import type { Asked } from "../adapters/asked.ts";
import { answerTo, now, quantile } from "../bench/load.ts";
import type { Service } from "./service.ts";

/** One request of a load: its turn, how it was answered (0 where it was not) and after how many milliseconds. */
export interface Noted {
  readonly turn: number;
  readonly status: number;
  readonly began: number;
  readonly took: number;
}

/** A load that goes on until it is ended, however slowly it is answered. */
export interface Load {
  /** What was noted so far. */
  readonly noted: ReadonlyArray<Noted>;
  /** Ends it, and waits for what is on its way. */
  readonly end: () => Promise<ReadonlyArray<Noted>>;
}

/** Asks so often in a second; `asked` says what, by turn. */
export const steadyLoad = (
  { origin }: Pick<Service, "origin">,
  perSecond: number,
  asked: (turn: number) => Asked,
  agent = new Agent({ keepAlive: true }),
): Load => {
  const noted: Array<Noted> = [];
  const port = Number(new URL(origin).port);
  const underWay = new Set<Promise<void>>();
  const began = now();
  let turn = 0;
  const one = async (own: number) => {
    const start = now();
    const { token, ...call } = asked(own);
    const status = await answerTo(agent, { port, token }, call).then(
      (answer) => answer.status,
      () => 0,
    );
    noted.push({ turn: own, status, began: start, took: now() - start });
  };
  const send = () => {
    for (; turn < ((now() - began) / 1_000) * perSecond; turn += 1) {
      const sent = one(turn).finally(() => underWay.delete(sent));
      underWay.add(sent);
    }
  };
  const sending = setInterval(send, 5);
  return {
    noted,
    end: async () => {
      clearInterval(sending);
      await Promise.all(underWay);
      agent.destroy();
      return noted;
    },
  };
};

/** How many answers had each status. */
export const tally = (noted: ReadonlyArray<Noted>): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of noted) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** What a share of the answers did not take longer than, in milliseconds. */
export const within = (noted: ReadonlyArray<Noted>, share: number): number =>
  quantile(
    noted.map(({ took }) => took),
    share,
  );
