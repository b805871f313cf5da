import type { ReactNode } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { useSoftLinks } from "#app/ui/soft-links.ts";
import type { ShellStaff } from "./account-menu.tsx";
import { MenuDrawer } from "./drawer.tsx";
import { Navigation } from "./navigation.tsx";
import { findSection, type Section, type SectionKey } from "./sections.ts";
import { TopBar } from "./top-bar.tsx";

export type ShellView = { brand: string; staff: ShellStaff; theme: "light" | "dark"; opened: readonly SectionKey[] };

/** The frame of every back-office page: navigation at the side, on a narrow screen in a drawer, and the bar above the page. */
export function Shell({ brand, staff, theme, opened, children }: ShellView & { children: ReactNode }) {
  const t = useText(admin);
  useSoftLinks();
  const sections = opened.map(findSection).filter((section): section is Section => section !== null);
  const wordmark = (
    <a className="wordmark" href="/admin/dashboard">
      {brand}
    </a>
  );
  return (
    <div className="admin" data-density="compact">
      <a className="skip-link" href="#page">
        {t("skip-link")}
      </a>
      <aside className="admin-side">
        {wordmark}
        <Navigation opened={sections} />
      </aside>
      <div className="admin-body">
        <header className="admin-bar">
          <MenuDrawer>
            {wordmark}
            <Navigation opened={sections} />
          </MenuDrawer>
          <TopBar staff={staff} theme={theme} />
        </header>
        <main id="page" tabIndex={-1} className="admin-main">
          {children}
        </main>
      </div>
    </div>
  );
}
