import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

const headingOf = (): HTMLElement | null => document.querySelector("main h1");

/** The page is called what its heading says, in the language and with the record it shows. */
const nameThePage = (product: string): void => {
  const name = headingOf()?.textContent;
  const title = name === undefined || name === "" ? product : `${name} · ${product}`;
  if (document.title !== title) document.title = title;
};

/** On another page, the heading has the focus, so that it is read out; unless the page or a dialog over it has it. */
const goToTheHeading = (): void => {
  if (document.activeElement?.closest('main, [aria-modal="true"]')) return;
  const heading = headingOf();
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Keeps the document's title equal to the page's heading, and begins every page at it. */
export const usePageTitle = (): void => {
  const { t } = useLingui();
  const router = useRouter();
  const product = t`Kitchen Console`;
  useEffect(() => {
    const name = (): void => nameThePage(product);
    const changes = new MutationObserver(name);
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
    name();
    const stop = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (fromLocation !== undefined && pathChanged) goToTheHeading();
    });
    return () => {
      changes.disconnect();
      stop();
      document.title = product;
    };
  }, [router, product]);
};
