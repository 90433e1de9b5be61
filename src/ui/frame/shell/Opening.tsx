import { useMounted } from "@mantine/hooks";
import { type ReactNode, Suspense, useState } from "react";

interface OpeningProps {
  readonly isOpen: boolean;
  readonly children: (isOpen: boolean) => ReactNode;
}

/** Opens what it holds after that was mounted closed: only then does a dialog know what had the focus before. */
export const Opening = ({ isOpen, children }: OpeningProps) => {
  const isMounted = useMounted();
  return children(isMounted && isOpen);
};

/** What is loaded when it is first opened, and stays for the next time. */
export const OnceOpened = ({ isOpen, children }: OpeningProps) => {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense>
      <Opening isOpen={isOpen}>{children}</Opening>
    </Suspense>
  ) : null;
};
