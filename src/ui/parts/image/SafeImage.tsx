import { type ReactNode, useState } from "react";
import { isOpenableUrl } from "../../../domain/image-url.ts";
import { LONGEST } from "../../../domain/longest.ts";
import { AskedAgain } from "./AskedAgain.tsx";
import classes from "./SafeImage.module.css";

interface SafeImageProps {
  readonly address: string | undefined;
  /** What stands in the box when there is no picture; before one that is on its way, where its style shows it. */
  readonly placeholder: ReactNode;
  readonly className?: string | undefined;
  /** Told which address failed, and nothing once it is asked for again. */
  readonly onFailed?: ((address: string | undefined) => void) | undefined;
}

/** A picture that the data name, which a text beside it describes: only from safe addresses, without a referrer, in a box of its own. */
export const SafeImage = ({ address, placeholder, className, onFailed }: SafeImageProps) => {
  const [failed, setFailed] = useState<string>();
  const [drawn, setDrawn] = useState<string | false>(false);
  const isAsked = address !== undefined && address.length <= LONGEST.TextTooLong && isOpenableUrl(address);
  const settle = (missing: string | undefined): void => {
    setFailed(missing);
    onFailed?.(missing);
  };
  return (
    <span className={`${classes["box"] ?? ""} ${className ?? ""}`}>
      {drawn !== address && placeholder}
      {isAsked && failed === address && <AskedAgain onBack={() => settle(undefined)} />}
      {isAsked && failed !== address && (
        <img
          src={address}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          decoding="async"
          onLoad={() => setDrawn(address)}
          onError={() => settle(address)}
        />
      )}
    </span>
  );
};
