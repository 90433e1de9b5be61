import { useEffect, useRef } from "react";
import classes from "./SelectBox.module.css";

interface SelectBoxProps {
  readonly label: string;
  readonly extent: "all" | "some" | "none";
  readonly isDisabled?: boolean;
  readonly onSelect: (isSelected: boolean, isReaching: boolean) => void;
}

export const SelectBox = ({ label, extent, isDisabled = false, onSelect }: SelectBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = extent === "some";
  }, [extent]);
  return (
    <label className={`console-off-paper ${classes["place"] ?? ""}`}>
      <input
        ref={box}
        type="checkbox"
        className={`console-tick ${classes["box"] ?? ""}`}
        aria-label={label}
        checked={extent === "all"}
        disabled={isDisabled}
        onChange={({ currentTarget, nativeEvent }) =>
          onSelect(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
};
