import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A panel that opens on a button and closes on Escape, on a click outside, and when the page changes. Opens without JavaScript too. */
export function Drawer({ className, summary, children }: { className: string; summary: ReactNode; children: ReactNode }) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (key) drawer.current?.removeAttribute("open");
  }, [key]);

  useEffect(() => {
    const close = (event: Event) => {
      const box = drawer.current;
      if (!box?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        event.preventDefault(); // the event is handled: it closes nothing else
        box.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && box.contains(event.target)) return;
      box.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);

  return (
    <details ref={drawer} className={className}>
      {summary}
      {children}
    </details>
  );
}

/** The navigation of a narrow screen (A2.82). */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const t = useText(admin);
  return (
    <Drawer
      className="admin-drawer"
      summary={
        <summary className="button button-plain button-small button-icon" aria-label={t("menu")}>
          <Icon name="menu" />
        </summary>
      }
    >
      <div className="admin-drawer-panel">{children}</div>
    </Drawer>
  );
}
