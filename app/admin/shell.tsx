import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { PermissionRow } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import type { ShellStaff } from "./account-menu.tsx";
import { useDesktopWindow } from "./desktop/desktop-window.ts";
import { MenuDrawer } from "./drawer.tsx";
import { useFormDrafts } from "./form-drafts/use-form-drafts.ts";
import { HelpAssistant } from "./help/help-assistant.tsx";
import { useShortcuts } from "./keys/use-shortcuts.ts";
import { BarBell, BellCover, LiveOrdersProvider } from "./live-orders/live-orders-provider.tsx";
import type { LiveStart } from "./live-orders/use-live-orders.ts";
import { Navigation } from "./navigation.tsx";
import { type Overlay, Overlays } from "./overlays.tsx";
import { shownSection } from "./page-address.ts";
import { PaletteButton } from "./palette-button.tsx";
import { findSection, type Section, type SectionKey } from "./sections.ts";
import { TopBar } from "./top-bar.tsx";

export type AdminShellView = {
  brand: string;
  staff: ShellStaff;
  rights: readonly PermissionRow[];
  theme: "light" | "dark";
  animations: boolean;
  opened: readonly SectionKey[];
  /** State of live orders; null without the right to see them. */
  live: LiveStart | null;
};

/** The frame of every back-office page: navigation at the side, on a narrow screen in a drawer, and the bar above the page. */
export function AdminShell(props: AdminShellView & { isBroken?: boolean; children: ReactNode }) {
  const { brand, staff, rights, theme, animations, opened, live, isBroken = false, children } = props;
  const t = useText(admin);
  const section = shownSection(useLocation().pathname);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const mayEdit = (key: SectionKey) => rights.some((right) => right.section_key === key && right.has_edit);
  const mayAddProduct = mayEdit("products");
  const bell = { mayEdit: mayEdit("orders"), isBroken };
  const openPalette = () => setOverlay((open) => (open === "palette" ? null : "palette"));
  const openKeys = () => setOverlay("keys");
  useClientLinks();
  useFormDrafts(staff.id);
  useShortcuts({ opened, mayAddProduct, openPalette, openKeys });
  const sections = opened.map(findSection).filter((known): known is Section => known !== null);
  useDesktopWindow(brand, sections);
  const wordmark = (
    <a className="wordmark" href="/admin/dashboard">
      {brand}
    </a>
  );
  return (
    <div className="admin" data-density="compact" data-animations={animations ? undefined : "off"}>
      <a className="skip-link" href="#page">
        {t("skip-link")}
      </a>
      <aside className="admin-side">
        {wordmark}
        <Navigation opened={sections} />
      </aside>
      <LiveOrdersProvider start={live}>
        <div className="admin-body">
          <header className="admin-bar">
            <MenuDrawer>
              {wordmark}
              <PaletteButton onOpen={openPalette} />
              <Navigation opened={sections} />
            </MenuDrawer>
            <PaletteButton onOpen={openPalette} />
            <BarBell {...bell} />
            <TopBar staff={staff} theme={theme} animations={animations} mayAddProduct={mayAddProduct} />
          </header>
          <main id="page" tabIndex={-1} className="admin-main">
            <BellCover {...bell} />
            {children}
          </main>
        </div>
      </LiveOrdersProvider>
      {opened.includes("help") && section !== "help" ? <HelpAssistant section={section} /> : null}
      <Overlays open={overlay} show={setOverlay} opened={sections} mayAddProduct={mayAddProduct} theme={theme} />
    </div>
  );
}
