import type { Section } from "../sections.ts";
import type { HelpTopic } from "./topics.ts";

/** Filter of the documentation (B2.50). */
export const helpCategories = ["all", "core", "commerce", "content", "system"] as const;

export type HelpCategory = (typeof helpCategories)[number];

/** Fewer headings than the navigation, with one for the sections that are in no menu. */
const ofGroup = {
  core: "core",
  commerce: "commerce",
  money: "commerce",
  content: "content",
  communication: "content",
  analytics: "core",
  system: "system",
} as const satisfies Record<NonNullable<Section["group"]>, HelpCategory>;

const outsideTheMenu: Partial<Record<Section["key"], HelpCategory>> = {
  statistics: "core",
  pricing: "commerce",
  payments: "commerce",
  contact: "content",
  "seo-health": "content",
};

/** The category of a section's help. */
export const categoryOf = ({ key, group }: Pick<Section, "key" | "group">): HelpCategory =>
  group ? ofGroup[group] : (outsideTheMenu[key] ?? "system");

/** Whether every search word occurs in a topic's question, answer or keywords. */
export function matchesAll(topic: Pick<HelpTopic, "question" | "answer" | "keywords">, search: string): boolean {
  const haystack = [topic.question, topic.answer, ...topic.keywords].join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
