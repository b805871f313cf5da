import { HeadLink, ListHead } from "#app/admin/list/list-head.tsx";
import { DemoInboxLink } from "#app/admin/messages/demo-inbox-link.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { adminPush } from "#app/i18n/admin-push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Tabs } from "#app/ui/tabs.tsx";

const here = sectionPath("fcm-notifications");

/** The tabs of Push Notifications (B2.26), each a page of its own. */
export const pushPaths = {
  send: here,
  campaigns: `${here}/campaigns`,
  templates: `${here}/templates`,
  analytics: `${here}/analytics`,
} as const;

/** One of the tabs. */
export type PushTab = keyof typeof pushPaths;

/** The page that sends at once, without a schedule. */
export const quickPath = `${here}/quick`;

/** What leads to the quick page, and in the demo to what was received. */
export function PushToolbar() {
  const t = useText(adminPush);
  return (
    <>
      <HeadLink href={quickPath} icon="send" label={t("quick")} />
      <DemoInboxLink inHead />
    </>
  );
}

/** The four tabs. */
export function PushTabs({ tab }: { tab: PushTab }) {
  const t = useText(adminPush);
  const tabs = (Object.keys(pushPaths) as PushTab[]).map((name) => ({
    ...{ href: pushPaths[name], label: t(`tab.${name}`), current: name === tab },
  }));
  return <Tabs label={t("tabs")} tabs={tabs} />;
}

/** The title, the toolbar and the tabs of a page that is not the kit's. */
export function PushHead({ title, tab }: { title: string; tab: PushTab }) {
  return (
    <>
      <ListHead title={title}>
        <PushToolbar />
      </ListHead>
      <PushTabs tab={tab} />
    </>
  );
}
