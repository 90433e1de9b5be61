import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Read } from "../../../machines/app.ts";
import { Awaited, Section } from "../section/Section.tsx";
import { Gallery, type Picture } from "./Gallery.tsx";

interface PictureSectionProps<A> {
  readonly source: Promise<Read<ReadonlyArray<A>>>;
  readonly pictureOf: (image: A, index: number) => Picture;
  /** The way to more pictures. Above them, because it is pressed while they come, however many they are. */
  readonly children?: ReactNode;
}

export const PictureSection = <A,>({ source, pictureOf, children }: PictureSectionProps<A>) => (
  <Section title={<Trans>Pictures</Trans>}>
    {children}
    <Awaited source={source} height={160}>
      {(images) => <Gallery pictures={images.map(pictureOf)} />}
    </Awaited>
  </Section>
);
