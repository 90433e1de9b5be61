import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Answer } from "../../../machines/answer.ts";
import { READ_FIRST_MS } from "../../../machines/effect-actor.ts";
import { questionMachine, type Reading } from "../../../machines/question/question.machine.ts";
import { useReadAgain } from "../feedback/use-read-again.ts";
import { useApp } from "../../app-context.ts";

interface QuestionView<A> {
  /** The last answer; none before the first. */
  readonly answer: Answer<A, RemoteFailure> | undefined;
  readonly isAsking: boolean;
  readonly ask: (reading: Reading<A>) => void;
}

interface Asking {
  /** How long an answer may take, in milliseconds. */
  readonly patience?: number;
  /** Whether what failed is asked again once the server is there. */
  readonly isAskedAgain?: boolean;
}

/** Something that is read when a person asks for it, and given up when they leave. */
export const useQuestion = <A>({
  patience = READ_FIRST_MS,
  isAskedAgain = true,
}: Asking = {}): QuestionView<A> => {
  const { actorOf } = useApp();
  const [machine] = useState(() =>
    questionMachine<A>().provide({
      actors: { read: actorOf((reading: Reading<A>) => reading, patience) },
    }),
  );
  const actor = useActorRef(machine);
  const answer = useSelector(actor, ({ context }) => context.answer);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag("asking"));
  const [asked, setAsked] = useState<Reading<A>>();
  useReadAgain(isAskedAgain && !isAsking && answer?._tag === "Failure" ? answer.failure : undefined, () => {
    if (asked !== undefined) actor.send({ type: "ask", reading: asked });
  });
  return {
    answer,
    isAsking,
    ask: (reading) => {
      setAsked(() => reading);
      actor.send({ type: "ask", reading });
    },
  };
};
