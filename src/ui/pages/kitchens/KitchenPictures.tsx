import type { KitchenSources } from "../../../machines/use-cases/records/read-kitchen.ts";
import { PictureSection } from "../../parts/pictures/PictureSection.tsx";

export const KitchenPictures = ({ source }: { source: KitchenSources["pictures"] }) => (
  <PictureSection
    source={source}
    pictureOf={({ kitchenImageId, imageUrl, description }) => ({
      key: kitchenImageId ?? imageUrl,
      address: imageUrl,
      description,
    })}
  />
);
