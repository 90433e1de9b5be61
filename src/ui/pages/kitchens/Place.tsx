import { useLingui } from "@lingui/react/macro";
import { List, Text } from "@mantine/core";
import type { Kitchen } from "../../../domain/kitchen.ts";
import type { Place as Spot } from "../../../domain/place.ts";
import type { KitchenSources } from "../../../machines/use-cases/records/read-kitchen.ts";
import { Awaited } from "../../parts/section/Section.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";

const Locations = ({ locations }: { locations: ReadonlyArray<Spot> }) => {
  const { i18n } = useLingui();
  if (locations.length === 0) return "—";
  const degrees = (value: number): string => i18n.number(value, { maximumFractionDigits: 4 });
  return (
    <List listStyleType="none">
      {locations.map(({ ubicacionId, nombre, lat, lng }) => (
        <List.Item key={ubicacionId}>
          <OwnText text={nombre} most="NameTooLong" />{" "}
          <Text component="span" size="sm" c="dimmed" className="console-isolate">
            {/* Not a comma: it may be the numbers' own. */}
            {degrees(lat)} · {degrees(lng)}
          </Text>
        </List.Item>
      ))}
    </List>
  );
};

interface PlaceProps extends Pick<KitchenSources, "locations"> {
  readonly kitchen: Kitchen;
}

/** Where a kitchen is: in its own words, else where it is known to be. */
export const Place = ({ kitchen: { location }, locations: source }: PlaceProps) =>
  location === undefined ? (
    <Awaited source={source} height={20}>
      {(locations) => <Locations locations={locations} />}
    </Awaited>
  ) : (
    <OwnText text={location} most="NameTooLong" />
  );
