import { type ReactNode, useState } from "react";
import { isImageUrl } from "../../../domain/image-url.ts";
import { LONGEST } from "../../../domain/longest.ts";
import classes from "./SafeImage.module.css";

interface SafeImageProps {
  readonly address: string | undefined;
  /** What the picture shows; empty where a text beside it says so. */
  readonly description: string;
  /** What stands in the box when there is no picture. */
  readonly placeholder: ReactNode;
  /** What stands in the box until the picture is there. */
  readonly before?: ReactNode;
  readonly className?: string | undefined;
}

/** A picture that the data name: only from safe addresses, without a referrer, in a box of its own. */
export const SafeImage = ({ address, description, placeholder, before, className }: SafeImageProps) => {
  const [failed, setFailed] = useState<string>();
  const [drawn, setDrawn] = useState<string>();
  const isShown =
    address !== undefined &&
    address.length <= LONGEST.TextTooLong &&
    isImageUrl(address) &&
    failed !== address;
  return (
    <span className={`${classes["box"] ?? ""} ${className ?? ""}`}>
      {isShown ? (
        <>
          {drawn !== address && before}
          <img
            src={address}
            alt={description}
            referrerPolicy="no-referrer"
            loading="lazy"
            decoding="async"
            onLoad={() => setDrawn(address)}
            onError={() => setFailed(address)}
          />
        </>
      ) : (
        placeholder
      )}
    </span>
  );
};
