import type { ReactNode } from "react";
import { resource } from "#app/admin/resource/resource.ts";
import { aboutTable, policyTable } from "#app/domain/content/site-pages.ts";
import { adminAbout } from "#app/i18n/admin-about.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { adminPolicies } from "#app/i18n/admin-policies.ts";
import { useText } from "#app/i18n/use-text.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { contentParts } from "./content-head.tsx";
import { Preview } from "./preview.tsx";
import { policiesPath, type TextTab, textPaths, textTabs } from "./text-paths.ts";

/** How much of a text the list shows, characters. */
const previewed = 120;

/** The tabs of the Content and Policy Manager. */
function TextTabs({ tab }: { tab: TextTab | null }) {
  const t = useText(adminContent);
  const tabs = textTabs.map((name) => ({ href: textPaths[name], label: t(`text.${name}`), current: name === tab }));
  return <Tabs label={t("texts")} tabs={tabs} />;
}

const parts = contentParts("pages");

const withTextTabs = (view: { mayEdit: boolean }, tab: TextTab | null): ReactNode => (
  <>
    {parts.above(view)}
    <TextTabs tab={tab} />
  </>
);

/** The sections of the about page as staff write them. */
export const aboutSections = resource({
  ...parts,
  above: (view) => withTextTabs(view, "about"),
  table: aboutTable,
  texts: adminAbout,
  icon: "newspaper",
  pictureOf: ({ imageUrl }) => imageUrl,
  columns: [
    { name: "sectionTitle" },
    { name: "sectionContent", cell: ({ sectionContent }) => excerpt(sectionContent, previewed), width: "40%", wideOnly: true },
    { name: "sectionOrder", isNumber: true, width: "90px" },
    { name: "isActive", width: "100px" },
  ],
  underField: { sectionContent: <Preview field="section_content" /> },
});

/** The sections of the policies as staff write them. */
export const policySections = resource({
  ...parts,
  path: policiesPath,
  above: (view) => withTextTabs(view, textTabs.find((tab) => tab === view.query.filters["policyType"]) ?? null),
  table: policyTable,
  texts: adminPolicies,
  icon: "newspaper",
  pictureOf: () => null,
  columns: [
    { name: "title" },
    { name: "content", cell: ({ content }) => excerpt(content, previewed), width: "40%", wideOnly: true },
    { name: "policyType", cell: ({ policyType }) => <PolicyName type={policyType} />, width: "150px" },
    { name: "isActive", width: "100px" },
  ],
  underField: { content: <Preview field="content" /> },
});

/** Which policy a section belongs to. */
function PolicyName({ type }: { type: "shipping" | "return" }) {
  return useText(adminPolicies)(`policy_type.${type}`);
}
