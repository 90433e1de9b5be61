import { List } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { usePlanWords } from "../../parts/business/use-plan-words.ts";

export const PlanFeatures = ({ features }: { features: ReadonlyArray<string> }) => {
  const words = usePlanWords();
  return features.length === 0 ? null : (
    <List size="sm" spacing={4} center icon={<IconCheck size={16} stroke={1.5} aria-hidden />}>
      {features.map((feature) => (
        <List.Item key={feature}>
          <bdi>{words(feature)}</bdi>
        </List.Item>
      ))}
    </List>
  );
};
