import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { type Parent, Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";

/** The page around a form: where it belongs, what it is called, the form. */
export const EditingPage = ({
  list,
  title,
  children,
}: {
  list: Parent;
  title: string;
  children: ReactNode;
}) => (
  <Stack gap="md">
    <Breadcrumbs parent={list} here={title} />
    <PageTitle title={title} />
    {children}
  </Stack>
);
