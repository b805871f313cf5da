import { useLocation } from "@remix-run/react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { whatsappAddress } from "./maintenance/whatsapp-order.ts";
import type { ShellView } from "./shell-view.ts";

/** The pages with the button (A2.68); never sign-in, account or admin pages (A2.69). */
const offersChat = (path: string): boolean => /^\/(home|packages)?\/?$/.test(path) || /^\/(categories|products)(\/|$)/.test(path);

/** A separate chunk, because few pages have the button. Without a network there is no chat either. */
function keepOffControls(button: HTMLElement | null) {
  if (!button || getComputedStyle(button).visibility === "visible") return;
  import("./avoid-controls.ts").then(({ avoidControls: keepFree }) => keepFree(button)).catch(() => undefined);
}

/**
 * A link to a chat with the shop: at the end of the bottom bar on a phone, else floating where it covers no control. Without a number there
 * is no button.
 */
export function WhatsAppButton({ shop: { brand, whatsapp } }: Pick<ShellView, "shop">) {
  const t = useText(shell);
  const { pathname } = useLocation();
  if (!whatsapp || !offersChat(pathname)) return null;
  return (
    <a
      className="chat-button"
      href={whatsappAddress(whatsapp, t("whatsapp.hello", { brand }))}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("whatsapp.open")}
      ref={keepOffControls}
    >
      <Icon name="message-circle" />
    </a>
  );
}
