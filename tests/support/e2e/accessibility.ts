import type { Frame, Page } from "@playwright/test";
import axeCore, { type AxeResults, type ContextObject, type RunOptions } from "axe-core";

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Frames in which no script runs, as that of an e-mail: axe would wait for itself in there without end. */
const scriptless = "iframe[sandbox]:not([sandbox~=allow-scripts])";

/** Waits until whatever fades or slides in has come: half-way its colours are not its own. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

type Violations = AxeResults["violations"];

/** The part of axe that judges, once it is in the page. */
declare const axe: { run: (context: ContextObject, options: RunOptions) => Promise<{ violations: Violations }> };

/**
 * Asks for what is wrong alone, of the page or of its modal dialog: behind that nothing can be used, which axe does not know. It comes
 * into the page and into the frames in which scripts run, but not into the e-mails of the demo's inbox: each would take half a second.
 */
async function analyze(page: Page): Promise<Violations> {
  const isModal = (await page.locator("dialog:modal").count()) > 0;
  for (const frame of page.frames()) if (await runsScripts(page, frame)) await frame.evaluate(axeCore.source);
  const context = { include: [[isModal ? "dialog:modal" : "html"]], exclude: [[scriptless]] };
  // none of these rules reads style sheets or media files, so nothing is loaded for them
  const options = { runOnly: standard, resultTypes: ["violations" as const], preload: false };
  return await page.evaluate(async ([where, how]) => (await axe.run(where, how)).violations, [context, options] as const);
}

async function runsScripts(page: Page, frame: Frame): Promise<boolean> {
  if (frame === page.mainFrame()) return true;
  return (await frame.frameElement()).evaluate((element, selector) => !(element as Element).matches(selector), scriptless);
}

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

/** What axe finds against WCAG 2.2 AA on the page, one line a place. */
export async function findBarriers(page: Page): Promise<string[]> {
  await settle(page);
  const violations = await analyze(page);
  await dropScrolledUnder(page, violations);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => `${id} at ${target.join(" ")}: ${[...any, ...all, ...none][0]?.message ?? ""}`),
  );
}
