import { useLingui } from "@lingui/react/macro";
import { shortened } from "../../../domain/cut.ts";

/** How the pictures of somebody or something are called that have no words of their own, and what deletes each. */
export const useNumberedWords = (of: string) => {
  const { t } = useLingui();
  const name = shortened(of, "NameTooLong");
  return (index: number) => {
    const number = index + 1;
    return {
      description: t`Picture ${number} of ${name}`,
      removal: t`Delete picture ${number} of ${name}`,
    };
  };
};
