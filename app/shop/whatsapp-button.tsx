import { useLocation } from "@remix-run/react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { whatsappAddress } from "./maintenance/whatsapp-order.ts";
import type { ShellView } from "./shell-view.ts";

/** Where people look around and may have a question (A2.68); never where they sign in, keep their account or work (A2.69). */
const offersChat = (path: string): boolean => /^\/(home|packages)?\/?$/.test(path) || /^\/(categories|products)(\/|$)/.test(path);

/** Loaded by itself, because few pages have the button. Without a network there is no chat either. */
const keepOffControls = (button: HTMLElement | null) =>
  void import("./avoid-controls.ts").then(({ avoidControls: keepFree }) => keepFree(button)).catch(() => undefined);

/** A chat with the shop, at hand above the page's corner. A shop without a number has no button. */
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
