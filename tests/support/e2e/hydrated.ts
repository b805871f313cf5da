import type { Page } from "@playwright/test";

type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } };

/** Waits until the page is hydrated: earlier clicks and keys work as without JavaScript. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([name]) => name.startsWith("__reactContainer"))?.[1] as Root | undefined;
    return root?.stateNode.current.memoizedState?.isDehydrated === false;
  });
  // Its event listeners are attached by then; a page that draws without end is never idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}
