import { useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect, useState } from "react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { onDemand } from "#app/ui/on-demand.tsx";
import type { ShellView } from "../shell-view.ts";

const MobileSheet = onDemand(async () => (await import("./mobile-sheet.tsx")).MobileSheet);

/** The phone's menu. Its sheet is loaded on the first click; without JavaScript it links to the sitemap. */
export function MobileMenu({ viewer, cart }: Pick<ShellView, "viewer" | "cart">) {
  const t = useText(shell);
  const { key } = useLocation();
  const [state, setState] = useState<"unasked" | "open" | "closed">("unasked");

  // Navigation closes the sheet.
  useEffect(() => setState((before) => (before === "open" ? "closed" : before)), [key]);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    setState("open");
  };
  return (
    <div className="head-menu">
      <form action="/sitemap">
        <button type="submit" className="head-link" aria-haspopup="dialog" aria-label={t("head.menu")} onClick={open}>
          <Icon name="menu" />
        </button>
      </form>
      {state === "unasked" ? null : (
        <MobileSheet open={state === "open"} onClose={() => setState("closed")} viewer={viewer} cart={cart} />
      )}
    </div>
  );
}
