import { sectionPath } from "#app/admin/sections.ts";
import { adminContact } from "#app/i18n/admin-contact.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Tabs } from "#app/ui/tabs.tsx";

const here = sectionPath("contact");

/** The tabs of Contact Management (B2.09), each a page of its own. */
export const contactPaths = { messages: here, texts: `${here}/texts` } as const;

type ContactTab = keyof typeof contactPaths;

function ContactTabs({ tab }: { tab: ContactTab }) {
  const t = useText(adminContact);
  const tabs = (["messages", "texts"] as const).map((name) => ({
    ...{ href: contactPaths[name], label: t(`tab.${name}`), current: name === tab },
  }));
  return <Tabs label={t("tabs")} tabs={tabs} />;
}

/** What the kit's page of a tab has of Contact Management: its place and the tabs. */
export const contactParts = (tab: ContactTab) =>
  ({ section: "contact", path: contactPaths[tab], siblings: () => <ContactTabs tab={tab} /> }) as const;
