import type { Lang } from "#app/i18n/lang.ts";
import { karachiDate } from "#app/lib/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { renderMarkdown } from "#app/platform/markdown.server.ts";
import { findSiteText } from "./find-site-text.server.ts";
import { textIn } from "./internal/text-in.ts";
import type { Policy } from "./policies.ts";
import type { ContentSection } from "./section.ts";

/** The sections of one policy, and the calendar day in Karachi of the latest change; no sections while nobody wrote any. */
export interface PolicyText {
  sections: ContentSection[];
  updatedOn: string | null;
}

const siteTexts = { privacy: "privacy_policy", terms: "terms_of_service", cookie: "cookie_policy" } as const;

/** One of the shop's policies as visitors read it: without what staff switched off, at most 50 sections (B4.03). */
export async function findPolicy(policy: Policy, lang: Lang): Promise<PolicyText> {
  if (policy === "shipping" || policy === "return") return findSections(policy, lang);
  const text = await findSiteText(siteTexts[policy], lang);
  if (!text) return { sections: [], updatedOn: null };
  const section = { id: 0, title: null, html: renderMarkdown(text.value), image: null };
  return { sections: [section], updatedOn: karachiDate(text.updatedAt) };
}

async function findSections(policyType: "shipping" | "return", lang: Lang): Promise<PolicyText> {
  const rows = await db.policyContent.findMany({ where: { policyType, isActive: true }, orderBy: { id: "asc" }, take: 50 });
  const latest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()));
  const sections = rows.map(({ id, title, titleUr, content, contentUr }) => ({
    id,
    title: textIn(lang, title, titleUr),
    html: renderMarkdown(textIn(lang, content, contentUr)),
    image: null,
  }));
  return { sections, updatedOn: rows.length > 0 ? karachiDate(new Date(latest)) : null };
}
