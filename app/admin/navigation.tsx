import { useLocation } from "@remix-run/react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { shownSection } from "./page-address.ts";
import { menuOf, type Section, sectionPath } from "./sections.ts";

/** The sections this person may open, in their groups. */
export function Navigation({ opened }: { opened: readonly Section[] }) {
  const t = useText(admin);
  const current = shownSection(useLocation().pathname);
  return (
    <nav className="admin-nav" aria-label={t("navigation")}>
      {menuOf(opened).map(({ group, sections }) => (
        <div key={group}>
          <p>{t(`group.${group}`)}</p>
          <ul aria-label={t(`group.${group}`)}>
            {sections.map(({ key, icon }) => (
              <li key={key}>
                <a href={sectionPath(key)} aria-current={key === current ? "page" : undefined}>
                  <Icon name={icon} />
                  {t(`section.${key}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
