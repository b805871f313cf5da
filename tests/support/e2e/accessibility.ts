import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Waits until whatever fades or slides in has come: half-way its colours are not its own. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

/** A control that a bar at the edge of the window covers can be scrolled to: its size is judged again in the middle of the window. */
async function dropScrolledUnder(page: Page, violations: Violations): Promise<void> {
  for (const violation of violations.filter(({ id }) => id === "target-size")) {
    const small: typeof violation.nodes = [];
    for (const node of violation.nodes) {
      const selector = node.target.join(" ");
      await page.locator(selector).evaluate((control) => control.scrollIntoView({ block: "center", behavior: "instant" }));
      const again = await new AxeBuilder({ page }).include(selector).withRules("target-size").analyze();
      small.push(...again.violations.flatMap(({ nodes }) => nodes));
    }
    violation.nodes = small;
  }
}

/** What axe finds against WCAG 2.2 AA on the page, one line a place. Behind a modal dialog nothing can be used, which axe does not know. */
export async function findBarriers(page: Page): Promise<string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).withTags(standard);
  const isModal = (await page.locator("dialog:modal").count()) > 0;
  const { violations } = await (isModal ? axe.include("dialog:modal") : axe).analyze();
  await dropScrolledUnder(page, violations);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => `${id} at ${target.join(" ")}: ${[...any, ...all, ...none][0]?.message ?? ""}`),
  );
}
