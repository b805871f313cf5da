import { frameTexts } from "#app/domain/team/frame-texts.ts";
import type { Access, PermissionKey } from "#app/domain/team/permissions.ts";
import { type SectionKey, sectionRight } from "#app/domain/team/section-rights.ts";
import type { IconName } from "#app/ui/icon-names.ts";

/** The headings of the navigation, in order. */
const sectionGroups = ["core", "commerce", "money", "content", "communication", "analytics", "system"] as const;

export type SectionGroup = (typeof sectionGroups)[number];

type SectionEntry = {
  /** null: in no menu; opened by address, hash, shortcut or from a related section */
  group: SectionGroup | null;
  icon: IconName;
  /** the New button of the bar: where it leads below the section's address, and its label; it takes the right to edit */
  adds?: { path: string; label: "add-product" | "add-order" };
};

/**
 * Every section of the back office, in menu order. A key is the section's address (`/admin/orders`), its hash
 * (`/admin#orders`), its label (`section.orders`) and its help topic.
 */
const registry = {
  dashboard: { group: "core", icon: "layout-dashboard" },
  users: { group: "core", icon: "users" },
  team: { group: "core", icon: "shield-check" },
  products: { group: "commerce", icon: "shopping-basket", adds: { path: "/new", label: "add-product" } },
  categories: { group: "commerce", icon: "layout-grid" },
  subcategories: { group: "commerce", icon: "layers" },
  orders: { group: "commerce", icon: "receipt", adds: { path: "/create", label: "add-order" } },
  packages: { group: "commerce", icon: "boxes" },
  services: { group: "commerce", icon: "handshake" },
  "delivery-zones": { group: "commerce", icon: "map-pin" },
  day: { group: "money", icon: "calendar-days" },
  khata: { group: "money", icon: "notebook-pen" },
  contacts: { group: "money", icon: "circle-user" },
  reviews: { group: "content", icon: "star" },
  content: { group: "content", icon: "images" },
  faq: { group: "content", icon: "circle-question-mark" },
  videos: { group: "content", icon: "video" },
  "seo-management": { group: "content", icon: "search" },
  suggestions: { group: "communication", icon: "lightbulb" },
  "product-questions": { group: "communication", icon: "message-circle-question-mark" },
  whatsapp: { group: "communication", icon: "message-circle" },
  "fcm-notifications": { group: "communication", icon: "bell" },
  analytics: { group: "analytics", icon: "chart-pie" },
  abandonment: { group: "analytics", icon: "shopping-cart" },
  help: { group: "system", icon: "info" },
  settings: { group: "system", icon: "settings" },
  statistics: { group: null, icon: "chart-line" },
  pricing: { group: null, icon: "tags" },
  contact: { group: null, icon: "inbox" },
  "seo-health": { group: null, icon: "activity" },
  payments: { group: null, icon: "credit-card" },
  outbox: { group: null, icon: "send" },
  email: { group: null, icon: "mail" },
} as const satisfies Record<SectionKey, SectionEntry>;

export type Section = Required<Omit<SectionEntry, "group" | "adds">> & {
  key: SectionKey;
  group: SectionGroup | null;
  adds: NonNullable<SectionEntry["adds"]> | null;
  /** the permission that opens it, at that level */
  permission: PermissionKey;
  access: Access;
};

function complete([name, entry]: [string, SectionEntry]): Section {
  const key = name as SectionKey;
  const { key: permission, access } = sectionRight(key);
  return { adds: null, ...entry, key, permission, access };
}

/** All sections, complete, in menu order. */
export const sections: readonly Section[] = Object.entries(registry).map(complete);

/** The section of a key, or null for an unknown one (A2.84). */
export const findSection = (key: string | undefined): Section | null => sections.find((section) => section.key === key) ?? null;

/** A section's canonical address. */
export const sectionPath = (key: SectionKey): string => `/admin/${key}`;

type May = (key: PermissionKey, access: Access) => boolean;

/** The sections a person may open (A6.11), including those in no menu. */
export const sectionsFor = (may: May): Section[] => sections.filter(({ permission, access }) => may(permission, access));

/** The navigation: the groups with their permitted sections; without empty groups. */
export function menuOf(opened: readonly Section[]): { group: SectionGroup; sections: Section[] }[] {
  return sectionGroups
    .map((group) => ({ group, sections: opened.filter((section) => section.group === group) }))
    .filter((entry) => entry.sections.length > 0);
}

/** Whether every word typed begins some word of the text, in any case. */
export function matchesWords(typed: string, text: string): boolean {
  const words = text.toLowerCase().split(/[\s/-]+/);
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The sections that a text may mean: each is found by its key and by its name in either language. */
export const searchSections = (typed: string, opened: readonly Section[]): Section[] =>
  opened.filter(({ key }) => matchesWords(typed, `${key} ${frameTexts.en[`section.${key}`]} ${frameTexts.ur[`section.${key}`]}`));
