import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { Breadcrumbs, type Parent, type RecordAbove } from "../breadcrumbs/Breadcrumbs.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";

interface EditingPageProps {
  readonly parent: Parent;
  readonly record?: RecordAbove;
  readonly title: string;
  /** What the page is called below the record's name. */
  readonly here?: string;
  readonly children: ReactNode;
}

/** The page around a form: where it belongs, what it is called, the form. */
export const EditingPage = ({ parent, record, title, here = title, children }: EditingPageProps) => (
  <Stack gap="md">
    <Breadcrumbs parent={parent} record={record} here={here} />
    <PageTitle title={title} />
    {children}
  </Stack>
);
