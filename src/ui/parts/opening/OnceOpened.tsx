import { useMounted } from "@mantine/hooks";
import { type ReactNode, Suspense, useState } from "react";

interface OnceOpenedProps {
  readonly isOpen: boolean;
  readonly children: (isOpen: boolean) => ReactNode;
}

/** Opens what it holds after that was mounted closed: only then does a dialog know what had the focus before. */
const Opening = ({ isOpen, children }: OnceOpenedProps) => children(useMounted() && isOpen);

/** What is loaded when it is first opened, and stays for the next time. */
export const OnceOpened = (props: OnceOpenedProps) => {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <Opening {...props} />
      </Suspense>
    )
  );
};
