import type { ReactNode } from "react";
import { cut } from "../../../domain/cut.ts";
import { LONGEST } from "../../../domain/longest.ts";
import { CutText } from "./CutText.tsx";

/** Where a line may end in an address: behind its sign, and before a dot. */
const LINE_ENDS = /(?<=@)|(?=\.)/u;

/** An address, from left to right in every language; where it is too long for a line, that ends between two words. */
export const EmailAddress = ({ email }: { email: string }) => {
  const [first, ...words] = email.split(LINE_ENDS);
  return (
    <span className="console-isolate">
      {cut(email, LONGEST.TextTooLong).isCut ? (
        <CutText text={email} most="TextTooLong" />
      ) : (
        words.reduce<ReactNode>(
          (before, word) => (
            <>
              {before}
              <wbr />
              {word}
            </>
          ),
          first,
        )
      )}
    </span>
  );
};
