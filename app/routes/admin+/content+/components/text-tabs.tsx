import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { type TextTab, textPaths, textTabs } from "./text-paths.ts";

/** The tabs of the Content and Policy Manager (B2.05). */
export function TextTabs({ tab }: { tab: TextTab }) {
  const t = useText(adminContent);
  const tabs = textTabs.map((name) => ({ href: textPaths[name], label: t(`text.${name}`), current: name === tab }));
  return <Tabs label={t("texts")} tabs={tabs} />;
}
