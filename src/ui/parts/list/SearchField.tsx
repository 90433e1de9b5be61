import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import classes from "./SearchField.module.css";

/** How long typing must pause before a search begins, in milliseconds. */
const PAUSE_MS = 250;

/** A search box that asks once typing pauses, at once on Enter or when it is left, and for everything when it is cleared. */
export const SearchField = ({
  label,
  clearLabel,
  query,
  onQuery,
}: {
  label: string;
  clearLabel: string;
  query: string;
  onQuery: (query: string) => void;
}) => {
  const [typed, setTyped] = useState(query);
  const [shown, setShown] = useState(query);
  /** What was asked for here and the address does not say yet, in this order. */
  const [underway, setUnderway] = useState<ReadonlyArray<string>>([]);
  const send = (asked: string): void => {
    setUnderway(asked === query ? [] : [...underway, asked]);
    onQuery(asked);
  };
  const ask = useDebouncedCallback(send, PAUSE_MS);
  if (shown !== query) {
    setShown(query);
    setUnderway(underway.slice(underway.indexOf(query) + 1));
    // An answer to this field must not take back what was typed since; going back shows what was searched for then.
    if (!underway.includes(query) && typed.trim() !== query) setTyped(query);
  }
  const now = (value: string): void => {
    ask.cancel();
    setTyped(value);
    send(value.trim());
  };
  return (
    <form
      role="search"
      className={classes["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        now(typed);
      }}
    >
      <TextInput
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        rightSection={
          typed === "" ? null : <CloseButton size="sm" aria-label={clearLabel} onClick={() => now("")} />
        }
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          ask(currentTarget.value.trim());
        }}
        // Whoever leaves the field may leave the page next: asking later would call them back.
        onBlur={() => ask.flush()}
      />
    </form>
  );
};
