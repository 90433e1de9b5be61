import { useLingui } from "@lingui/react/macro";
import { shortened } from "../../../domain/cut.ts";
import { inOnePiece } from "../value/in-one-piece.ts";

/** How the pictures of somebody or something are called that have no words of their own, and what deletes each. */
export const useNumberedWords = (of: string) => {
  const { t } = useLingui();
  const name = shortened(of, "NameTooLong");
  return (index: number) => {
    const number = index + 1;
    return {
      description: t`Picture ${number} of ${{ name: inOnePiece(name) }}`,
      removal: t`Delete picture ${number} of ${name}`,
    };
  };
};
