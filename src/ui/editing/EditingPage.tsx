import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Trail } from "../shell/Trail.tsx";

/** The page around a form: where it belongs, what it is called, the form. */
export const EditingPage = ({
  list,
  title,
  children,
}: {
  list: {
    readonly to: "/admin/users" | "/admin/kitchens" | "/admin/tribes" | "/business";
    readonly title: string;
  };
  title: string;
  children: ReactNode;
}) => (
  <Stack gap="md">
    <Trail parent={list} here={title} />
    <Title order={1}>
      <bdi>{title}</bdi>
    </Title>
    {children}
  </Stack>
);
