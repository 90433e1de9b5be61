import { Button, type ButtonProps, Loader } from "@mantine/core";
import type { ComponentPropsWithoutRef, FocusEventHandler, Ref } from "react";

interface BusyButtonProps extends ButtonProps {
  /** Whether it cannot be pressed now; it keeps the focus, which a disabled button would lose. */
  readonly isBusy: boolean;
  /** Whether what is going on began here, as it does where nothing else is said. */
  readonly isWorking?: boolean;
  readonly onPress?: () => void;
  /** What a form knows it by that it sends. */
  readonly name?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onFocus?: FocusEventHandler<HTMLButtonElement>;
}

/** A button that says what it does while it does it, and does not do it twice. */
export const BusyButton = ({
  isBusy,
  isWorking = isBusy,
  onPress,
  leftSection,
  ...props
}: BusyButtonProps) => (
  <Button
    {...props}
    leftSection={isWorking ? <Loader size={16} color="currentColor" /> : leftSection}
    opacity={isBusy && !isWorking ? 0.6 : 1}
    renderRoot={(root: ComponentPropsWithoutRef<"button">) => (
      <button
        {...root}
        type={onPress === undefined ? "submit" : "button"}
        aria-disabled={isBusy || undefined}
        aria-busy={isWorking || undefined}
        onClick={isBusy ? undefined : onPress}
      />
    )}
  />
);
