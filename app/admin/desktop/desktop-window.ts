import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import type { Takes } from "#app/contract/desktop.ts";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { menuOf, type Section, sectionPath } from "../sections.ts";
import { desktopBridge, notifyDesktop } from "./desktop-bridge.ts";
import { watchReprints } from "./desktop-reprint.ts";

/** Sends the menu of sections to the desktop window and handles its navigation requests; no effect in a browser. */
export function useDesktopWindow(brand: string, opened: readonly Section[]): void {
  const t = useText(frameTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const groups = menuOf(opened).map(({ group, sections }) => ({
    label: t(`group.${group}`),
    sections: sections.map(({ key }) => ({ label: t(`section.${key}`), path: sectionPath(key) })),
  }));
  const menu = JSON.stringify({ lang, brand, groups } satisfies Takes<"set-menu">);

  // subscribes before it sends the menu: from then on the window sends navigation requests instead of loading pages
  useEffect(() => desktopBridge()?.on("open-path", (path) => navigate(path)), [navigate]);
  useEffect(watchReprints, []);
  useEffect(() => notifyDesktop("set-menu", JSON.parse(menu)), [menu]);
}
