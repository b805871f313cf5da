import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { PageHead } from "#app/admin/page-head.tsx";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { type ContentTab, contentPaths, contentTabs } from "./content-paths.ts";

interface ContentHeadProps {
  title: string;
  tab: ContentTab;
  mayEdit: boolean;
  children?: ReactNode;
}

/** The title, what can be done, and the four tabs. */
export function ContentHead({ title, tab, mayEdit, children }: ContentHeadProps) {
  const t = useText(adminContent);
  const tabs = contentTabs.map((name) => ({ href: contentPaths[name], label: t(`tab.${name}`), current: name === tab }));
  return (
    <>
      <PageHead title={title}>
        {mayEdit ? (
          <Form method="post" action="/admin/content/refresh">
            <input type="hidden" name="return_to" value={contentPaths[tab]} />
            <Button variant="quiet" small icon="globe" aria-describedby="global-why">
              {t("global")}
            </Button>
          </Form>
        ) : null}
        {children}
      </PageHead>
      {mayEdit ? (
        <p id="global-why" className="mb-3 text-ink-2">
          {t("global.why")}
        </p>
      ) : null}
      <Tabs label={t("tabs")} tabs={tabs} />
    </>
  );
}
