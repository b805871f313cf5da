import { Form } from "@remix-run/react";
import { HeadLink } from "#app/admin/list/list-head.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { type ContentTab, contentPaths, contentTabs } from "./content-paths.ts";

type TabProps = { tab: ContentTab; mayEdit: boolean };

/** Invalidates the cached public pages; a text above the tabs explains it. */
function GlobalSettings({ tab, mayEdit }: TabProps) {
  const t = useText(adminContent);
  if (!mayEdit) return null;
  return (
    <Form method="post" action="/admin/content/refresh">
      <input type="hidden" name="return_to" value={contentPaths[tab]} />
      <Button variant="quiet" small icon="globe" aria-label={t("global")} aria-describedby="global-why">
        <span className="resource-wide-label">{t("global")}</span>
      </Button>
    </Form>
  );
}

/** Contact Management stands in no group of the navigation. */
const ContactLink = () => <HeadLink href={sectionPath("contact")} icon="inbox" label={useText(admin)("section.contact")} />;

/** The four tabs of Content Management. */
function ContentTabs({ tab, mayEdit }: TabProps) {
  const t = useText(adminContent);
  const tabs = contentTabs.map((name) => ({ href: contentPaths[name], label: t(`tab.${name}`), current: name === tab }));
  return (
    <>
      {mayEdit ? (
        <p id="global-why" className="resource-note resource-wide-note">
          {t("global.why")}
        </p>
      ) : null}
      <Tabs label={t("tabs")} tabs={tabs} />
    </>
  );
}

/** What the kit's page of a tab has of Content Management: its place, the button above and the tabs. */
export const contentParts = (tab: ContentTab) =>
  ({
    section: "content",
    path: contentPaths[tab],
    toolbar: ({ mayEdit }: { mayEdit: boolean }) => (
      <>
        <ContactLink />
        <GlobalSettings tab={tab} mayEdit={mayEdit} />
      </>
    ),
    above: ({ mayEdit }: { mayEdit: boolean }) => <ContentTabs tab={tab} mayEdit={mayEdit} />,
  }) as const;
