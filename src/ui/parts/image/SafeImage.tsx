import { type ReactNode, useState } from "react";
import { isImageUrl } from "../../../domain/image-url.ts";
import { LONGEST } from "../../../domain/longest.ts";
import classes from "./SafeImage.module.css";

interface SafeImageProps {
  readonly address: string | undefined;
  /** What the picture shows; empty where a text beside it says so. */
  readonly description: string;
  /** What stands in the box when there is no picture; before one that is on its way, where its style shows it. */
  readonly placeholder: ReactNode;
  readonly className?: string | undefined;
  readonly onFailed?: ((address: string) => void) | undefined;
}

/** A picture that the data name: only from safe addresses, without a referrer, in a box of its own. */
export const SafeImage = ({ address, description, placeholder, className, onFailed }: SafeImageProps) => {
  const [failed, setFailed] = useState<string>();
  const [drawn, setDrawn] = useState<string | false>(false);
  const isShown =
    address !== undefined &&
    address.length <= LONGEST.TextTooLong &&
    isImageUrl(address) &&
    failed !== address;
  return (
    <span className={`${classes["box"] ?? ""} ${className ?? ""}`}>
      {drawn !== address && placeholder}
      {isShown && (
        <img
          src={address}
          alt={description}
          referrerPolicy="no-referrer"
          loading="lazy"
          decoding="async"
          onLoad={() => setDrawn(address)}
          onError={() => {
            setFailed(address);
            onFailed?.(address);
          }}
        />
      )}
    </span>
  );
};
