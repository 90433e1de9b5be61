import { useLingui } from "@lingui/react/macro";
import { Title, type TitleProps } from "@mantine/core";

/** What a page is called: its heading, and the document as long as the page is shown. */
export const PageTitle = ({ title, ...props }: Omit<TitleProps, "title"> & { readonly title: string }) => {
  const { t } = useLingui();
  const product = t`Kitchen Console`;
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      <Title order={1} {...props}>
        <bdi>{title}</bdi>
      </Title>
    </>
  );
};
