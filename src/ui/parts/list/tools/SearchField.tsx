import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { PAUSE_MS } from "../../../../domain/sought.ts";
import classes from "./SearchField.module.css";

interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Not into rows that are about to be replaced: the focus would go with them. */
const goToFound = (): void =>
  document.querySelector<HTMLElement>('main table:not([aria-busy="true"]) [data-record] a')?.focus();

/**
 * A search box that asks once typing pauses, at once on Enter or when it is left, and for everything when it is cleared,
 * by Escape too. The arrow down leads to what was found.
 */
export const SearchField = ({ label, clearLabel, query, onQuery }: SearchFieldProps) => {
  // The address owns the query; the field owns what was typed until the address says it.
  const [typed, setTyped] = useState({ text: query, isSaid: true });
  const [said, setSaid] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  if (said !== query) {
    setSaid(query);
    const isSaid = typed.text.trim() === query;
    // An answer to this field must not take back what was typed since; going back shows what was searched for then.
    setTyped(typed.isSaid && !isSaid ? { text: query, isSaid: true } : { ...typed, isSaid });
  }
  const send = (asked: string): void => {
    if (asked === query) setTyped((before) => ({ ...before, isSaid: true }));
    onQuery(asked);
  };
  const ask = useDebouncedCallback(send, PAUSE_MS);
  const now = (text: string): void => {
    ask.cancel();
    setTyped({ text, isSaid: false });
    send(text.trim());
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && typed.text !== "") now("");
    else if (event.key !== "ArrowDown") return;
    else if (typed.isSaid) goToFound();
    else now(typed.text);
    event.preventDefault();
  };
  return (
    <form
      role="search"
      className={classes["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        now(typed.text);
      }}
    >
      <TextInput
        ref={field}
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={label}
        value={typed.text}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        rightSection={
          typed.text === "" ? null : (
            <CloseButton
              size="sm"
              aria-label={clearLabel}
              onClick={() => {
                now("");
                field.current?.focus();
              }}
            />
          )
        }
        onChange={({ currentTarget }) => {
          setTyped({ text: currentTarget.value, isSaid: false });
          ask(currentTarget.value.trim());
        }}
        onKeyDown={press}
        // Whoever leaves the field may leave the page next: asking later would call them back.
        onBlur={() => ask.flush()}
      />
    </form>
  );
};
