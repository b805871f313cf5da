import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { Waiting } from "#app/domain/reports/count-waiting.server.ts";
import type { PermissionRow } from "#app/domain/team/permissions.ts";
import { type SectionKey, sectionRight } from "#app/domain/team/section-rights.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Theme } from "#app/lib/themes.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import { onDemand } from "#app/ui/on-demand.tsx";
import { AccountMenu, type ShellStaff } from "./account-menu.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { useDesktopWindow } from "./desktop/desktop-window.ts";
import { MenuDrawer } from "./drawer.tsx";
import { LeaveGuard } from "./form/leave-warning.tsx";
import { useFormDrafts } from "./form-drafts/use-form-drafts.ts";
import { EnrolBanner } from "./gate/enrol-banner.tsx";
import { ViewAsBanner, type ViewedAs } from "./gate/view-as-banner.tsx";
import { HelpAssistant } from "./help/help-assistant.tsx";
import { useShortcuts } from "./keys/use-shortcuts.ts";
import { AlarmNotice } from "./live-orders/alarm-notice.tsx";
import { BarBell, BellCover, LiveOrdersProvider } from "./live-orders/live-orders-provider.tsx";
import type { LiveStart } from "./live-orders/use-live-orders.ts";
import { Navigation } from "./navigation.tsx";
import { NavigationWidth } from "./navigation-width.tsx";
import { NewButton } from "./new-button.tsx";
import { type Overlay, Overlays } from "./overlays.tsx";
import { shownSection } from "./page-address.ts";
import { PaletteButton } from "./palette-button.tsx";
import { findSection, type Section } from "./sections.ts";
import { BarTools } from "./top-bar.tsx";

const HelpPanel = onDemand(async () => (await import("./help/help-panel.tsx")).HelpPanel);

export type AdminShellView = {
  brand: string;
  isDemo: boolean;
  staff: ShellStaff;
  rights: readonly PermissionRow[];
  theme: Theme;
  animations: boolean;
  /** Whether the navigation is folded to a rail on this device. */
  isRail: boolean;
  opened: readonly SectionKey[];
  waiting: Waiting;
  /** Where the orders stand; null for whoever may not see them. */
  live: LiveStart | null;
  /** Until when a second factor must be set up; null where none is asked for. */
  enrolBy: Date | null;
  viewedAs: ViewedAs | null;
};

/** The frame of every back-office page: the bar above, the navigation at the side, on a phone in a drawer, and the bar at the thumb. */
export function AdminShell(props: AdminShellView & { isBroken?: boolean; children: ReactNode }) {
  const {
    brand,
    staff,
    rights,
    theme,
    animations,
    isRail,
    opened,
    waiting,
    live,
    enrolBy,
    viewedAs,
    isBroken = false,
    children,
  } = props;
  const t = useText(admin);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const section = shownSection(pathname);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [wantsHelp, setWantsHelp] = useState(false);
  const isHelpOpen = wantsHelp && section !== "help";
  const mayEdit = (section: SectionKey) =>
    rights.some((right) => right.section_key === sectionRight(section).key && right.has_edit);
  const mayAddProduct = mayEdit("products");
  const maySell = mayEdit("orders");
  const bell = { mayEdit: maySell, isBroken };
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
  const tools = <BarTools maySell={maySell} isHelpOpen={isHelpOpen} onHelp={() => setWantsHelp(!isHelpOpen)} />;
  return (
    <div
      className="admin"
      data-density="compact"
      data-animations={animations ? undefined : "off"}
      data-navigation={isRail ? "rail" : undefined}
      data-help={isHelpOpen ? "" : undefined}
    >
      <a className="skip-link" href="#page">
        {t("skip-link")}
      </a>
      <LiveOrdersProvider start={live}>
        <header className="admin-bar">
          <MenuDrawer>
            <PaletteButton onOpen={openPalette} />
            <Navigation opened={sections} waiting={waiting} />
            <div className="admin-drawer-tools">{tools}</div>
          </MenuDrawer>
          {wordmark}
          <PaletteButton onOpen={openPalette} />
          <NewButton section={section} mayEdit={mayEdit} />
          <BarBell {...bell} />
          <div className="admin-bar-tools">{tools}</div>
          <AccountMenu staff={staff} theme={theme} animations={animations} here={here} />
        </header>
        <aside className="admin-side">
          <NavigationWidth isRail={isRail} here={here} />
          <Navigation opened={sections} waiting={waiting} isRail={isRail} />
        </aside>
        <div className="admin-body">
          <main id="page" tabIndex={-1} className="admin-main">
            <BellCover {...bell} />
            {viewedAs ? <ViewAsBanner {...viewedAs} /> : null}
            {enrolBy ? <EnrolBanner by={enrolBy} /> : null}
            {children}
          </main>
          <div className="admin-foot">
            <AlarmNotice mayOpen={opened.includes("outbox")} maySkip={mayEdit("outbox")} />
          </div>
        </div>
        <BottomBar opened={opened} maySell={maySell} />
      </LiveOrdersProvider>
      <LeaveGuard />
      {isHelpOpen ? <HelpPanel section={section} opened={opened} onClose={() => setWantsHelp(false)} /> : null}
      {opened.includes("help") && section !== "help" ? <HelpAssistant section={section} /> : null}
      <Overlays
        open={overlay}
        show={setOverlay}
        opened={sections}
        mayAddProduct={mayAddProduct}
        mayAddOrder={maySell}
        theme={theme}
      />
    </div>
  );
}
