import type { Page } from "@playwright/test";

type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } };

/** Waits until the page's scripts have it in hand: what is pressed or typed before does what it does without JavaScript. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([name]) => name.startsWith("__reactContainer"))?.[1] as Root | undefined;
    return root?.stateNode.current.memoizedState?.isDehydrated === false;
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))); // what is heard once it stands is heard now
}
