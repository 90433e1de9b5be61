import { useEffect, useRef } from "react";

/** What is told of from now on, by name: who asked for it reads on there. */
export const FocusedHeading = ({ text }: { text: string }) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h2 ref={ref} tabIndex={-1}>
      {text}
    </h2>
  );
};
