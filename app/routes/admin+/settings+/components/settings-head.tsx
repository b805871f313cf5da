import { adminSettings } from "#app/i18n/admin-settings.ts";
import { useText } from "#app/i18n/use-text.ts";

/** The pages of the settings, each with its own address. */
const tabs = ["general", "payments", "email", "whatsapp", "advanced"] as const;

/** The title of the settings and their tabs. */
export function SettingsHead({ title, current }: { title: string; current: (typeof tabs)[number] }) {
  const t = useText(adminSettings);
  return (
    <>
      <header className="resource-head">
        <h1>{title}</h1>
      </header>
      <div className="resource-tabs">
        <nav aria-label={t("tabs")}>
          {tabs.map((tab) => (
            <a key={tab} href={`/admin/settings/${tab}`} aria-current={tab === current ? "page" : undefined}>
              {t(`tab.${tab}`)}
            </a>
          ))}
        </nav>
      </div>
    </>
  );
}
