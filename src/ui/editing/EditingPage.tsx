import { Anchor, Breadcrumbs, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The page around a form: where it belongs, what it is called, the form. */
export const EditingPage = ({
  list,
  title,
  children,
}: {
  list: { readonly to: "/admin/users" | "/admin/kitchens" | "/admin/tribes"; readonly title: string };
  title: string;
  children: ReactNode;
}) => (
  <Stack gap="md">
    <Breadcrumbs>
      <Anchor renderRoot={(props) => <Link to={list.to} {...props} />}>{list.title}</Anchor>
      <Text component="span" c="dimmed" truncate>
        <bdi>{title}</bdi>
      </Text>
    </Breadcrumbs>
    <Title order={1}>
      <bdi>{title}</bdi>
    </Title>
    {children}
  </Stack>
);
