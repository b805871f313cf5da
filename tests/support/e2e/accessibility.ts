import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Frames in which no script runs, as that of a letter: axe would wait for itself in there without end. */
const scriptless = "iframe[sandbox]:not([sandbox~=allow-scripts])";

/** Waits until whatever fades or slides in has come: half-way its colours are not its own. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

/** Asks for what is wrong alone; where a page holds no frame, axe needs no second tab to join their results in. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(page.frames().length === 1);

/** The part of axe, which the first look has left in the page, that judges single rules. */
declare const axe: {
  run: (
    context: { include: string[][] },
    options: { runOnly: { type: "rule"; values: string[] } },
  ) => Promise<{ violations: unknown[] }>;
};

/** Runs in the page: which of the controls are too small as well in the middle of the window. */
async function judgeInMiddle(selectors: string[]): Promise<boolean[]> {
  const areSmall: boolean[] = [];
  for (const selector of selectors) {
    document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
    const options = { runOnly: { type: "rule" as const, values: ["target-size"] } };
    const { violations } = await axe.run({ include: [[selector]] }, options);
    areSmall.push(violations.length > 0);
  }
  return areSmall;
}

/** A control that a bar at the edge of the window covers can be scrolled to: its size is judged again in the middle of the window. */
async function dropScrolledUnder(page: Page, violations: Violations): Promise<void> {
  for (const violation of violations.filter(({ id }) => id === "target-size")) {
    const selectors = violation.nodes.map(({ target }) => target.join(" "));
    const areSmall = await page.evaluate(judgeInMiddle, selectors);
    violation.nodes = violation.nodes.filter((_, at) => areSmall[at]);
  }
}

/** What axe finds against WCAG 2.2 AA on the page, one line a place. Behind a modal dialog nothing can be used, which axe does not know. */
export async function findBarriers(page: Page): Promise<string[]> {
  await settle(page);
  const whole = axeOn(page).withTags(standard).exclude(scriptless);
  const isModal = (await page.locator("dialog:modal").count()) > 0;
  const { violations } = await (isModal ? whole.include("dialog:modal") : whole).analyze();
  await dropScrolledUnder(page, violations);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => `${id} at ${target.join(" ")}: ${[...any, ...all, ...none][0]?.message ?? ""}`),
  );
}
