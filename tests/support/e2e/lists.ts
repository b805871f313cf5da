import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { rowSelector } from "#app/admin/list/list-rows.ts";
import { sectionPath, sections } from "#app/admin/sections.ts";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { listPageFiles, routePath } from "./pages.ts";

/** The built sections that list nothing, and what they show. */
const withoutList: Partial<Record<SectionKey, string>> = {
  dashboard: "figures and charts",
  whatsapp: "a connection and its forms",
  help: "topics to read",
  settings: "forms",
  statistics: "figures and charts",
  day: "sums of a day; its entries are a table",
  analytics: "figures of what visitors did",
  "seo-health": "figures of the records",
  "fcm-notifications": "a form; its campaigns are a list",
};

/** The address of every list of the back office: of each section, and of its pages that are lists of the kit. */
export function listAddresses(): string[] {
  const ofSections = sections.filter(({ key }) => !withoutList[key]).map(({ key }) => sectionPath(key));
  const further = listPageFiles().filter(
    (file) =>
      /^admin\+\/[^$]*$/.test(file) &&
      !file.endsWith("index.tsx") &&
      readFileSync(`app/routes/${file}`, "utf8").includes("<ResourcePage"),
  );
  return [...ofSections, ...further.map(routePath)];
}

/** Of each row, in pixels. */
export interface RowBox {
  top: number;
  height: number;
  /** How far it stands out of the window sideways. */
  beyond: number;
}

/** The rows of a page's lists, and what is typed below one, from the top. */
export const rowBoxes = (page: Page): Promise<RowBox[]> =>
  page.evaluate(
    (rows) =>
      [...document.querySelectorAll(`${rows}, #page .resource-inline`)]
        .map((row) => row.getBoundingClientRect())
        .map(({ top, height, left, right }) => ({ top, height, beyond: Math.max(0, -left, right - innerWidth) })),
    rowSelector,
  );

/**
 * What a finger cannot hit in the first, the middle and the last row of a page: a button, a menu, a mark or a field under 40 px, and a
 * row whose middle line neither opens anything nor has a button. A cell that is edited in place is in the row's form too.
 */
export const findUnreachable = (page: Page): Promise<string[]> =>
  page.evaluate((rowsOf) => {
    const least = 40;
    const all = [...document.querySelectorAll<HTMLElement>(rowsOf)];
    const isHit = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    };
    const isReached = (target: Element, { left, top, width, height }: DOMRect) => {
      const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
      return [-reach, 0, reach].every((away) => isHit(target, x + away, y) && isHit(target, x, y + away));
    };
    const wrong = (row: HTMLElement): string[] => {
      row.scrollIntoView({ block: "center", behavior: "instant" });
      const controls = [...row.querySelectorAll("summary, button:not(.resource-cell-edit), label:has(input), input[type=text]")];
      const shown = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }));
      const outside = shown.filter((control) => control.closest("details")?.open !== false || control.matches("summary"));
      const missed = outside.filter((control) => !isReached(control, control.getBoundingClientRect()));
      const link = row.querySelector("h2 a, .resource-name a, [data-title] a");
      const opens = link !== null && isReached(link, row.getBoundingClientRect());
      return [
        ...missed.map((control) => control.outerHTML.slice(0, 120)),
        ...(opens || outside.length > 0 ? [] : [`nothing to tap in ${row.innerText.slice(0, 40)}`]),
      ];
    };
    return [...new Set([all[0], all[all.length >> 1], all.at(-1)])].flatMap((row) => (row ? wrong(row) : []));
  }, rowSelector);
