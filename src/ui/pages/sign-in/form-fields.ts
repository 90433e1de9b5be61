import { type InputEvent, useState } from "react";
import type { SignInFailure } from "../../../domain/sign-in-failure.ts";

export const typedInto = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
};

const fieldsOf = (form: HTMLFormElement): ReadonlyArray<HTMLInputElement> =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

/**
 * What is wrong with a form's fields, by their names: said when it is sent, taken back where a field changes. Why it did
 * not work before is taken back with either.
 */
export const useProblems = <Problems extends object>(none: Problems, failure?: SignInFailure) => {
  const [problems, setProblems] = useState(none);
  const [past, setPast] = useState<SignInFailure>();
  if (failure === undefined && past !== undefined) setPast(undefined);
  return {
    problems,
    failure: failure === past ? undefined : failure,
    /** Whether nothing is wrong; otherwise says what and goes to the first such field. */
    isSound: (form: HTMLFormElement, found: Problems): boolean => {
      setProblems(found);
      setPast(failure);
      const wrong = fieldsOf(form).find(({ name }) => Object.hasOwn(found, name));
      wrong?.focus();
      return wrong === undefined;
    },
    takeBack: ({ target }: InputEvent<HTMLFormElement>): void => {
      setPast(failure);
      if (target instanceof HTMLInputElement && Object.hasOwn(problems, target.name))
        setProblems({ ...problems, [target.name]: undefined });
    },
  };
};
