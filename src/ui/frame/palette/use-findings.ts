import { useLingui } from "@lingui/react/macro";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { saysNothing } from "../../../domain/hidden-characters.ts";
import { idsAsked } from "../../../domain/lists/record-by-id.ts";
import { EVERY_RESOURCE } from "../../../domain/resources.ts";
import { READ_FIRST_MS } from "../../../machines/effect-actor.ts";
import { paletteMachine } from "../../../machines/palette/palette.machine.ts";
import { findEverywhere, OFFERED } from "../../../machines/use-cases/lists/find-everywhere.ts";
import { useApp, useUser } from "../../app-context.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import { type CommandGroup, commandIdOf, useLeading } from "./use-commands.ts";

/** What is typed, and the records that it finds by a few letters or by their id. */
export const useFindings = () => {
  const { t } = useLingui();
  const leadingTo = useLeading();
  const { actorOf } = useApp();
  const [machine] = useState(() =>
    paletteMachine.provide({ actors: { "find everywhere": actorOf(findEverywhere, READ_FIRST_MS) } }),
  );
  const actor = useActorRef(machine, { input: { role: useUser().role } });
  const { query, findings } = useSelector(actor, ({ context }) => context);
  const kinds = EVERY_RESOURCE.map(({ name }) => ({
    list: name,
    words: [t(RESOURCE_WORDS[name].title), ...t(RESOURCE_WORDS[name].otherNames).split(/\s*[,،、，]\s*/u)],
  }));
  const found = EVERY_RESOURCE.map(({ name, list, detail }): CommandGroup => {
    const { title: words, icon } = RESOURCE_WORDS[name];
    const title = t(words);
    const hits = findings.hits.filter((hit) => hit.list === name);
    const offered = hits.map((hit) => ({
      id: commandIdOf(name, hit.id),
      title: saysNothing(hit.name) ? hit.id : hit.name,
      description: hit.hint,
      icon,
      face: { resource: name, id: hit.id, name: hit.name, picture: hit.picture },
      ...leadingTo({ to: detail, params: { id: hit.id } }),
    }));
    if (hits.length < OFFERED.max) return { title, commands: offered };
    const search = { query: query.trim() };
    const all = {
      id: `${name} all`,
      title: t`See all`,
      description: title,
      icon,
      isWayOn: true,
      ...leadingTo({ to: list, search }),
    };
    return { title, commands: [...offered, all] };
  });
  return {
    query,
    found,
    hasFailed: findings.failed.length > 0,
    isLooking: useSelector(actor, (snapshot) => snapshot.hasTag("looking")),
    type: (text: string): void => actor.send({ type: "type", query: text, ids: idsAsked(text, kinds) }),
  };
};
