import { LinkButton } from "#app/ui/button.tsx";
import { useChatTexts } from "./maintenance.tsx";
import { whatsappAddress } from "./whatsapp-order.ts";

interface WhatsAppLinkProps {
  phone: string;
  /** Initial text of the chat. */
  text: string;
  /** Subject of the label, where several of these are on a page. */
  item?: string | undefined;
  wide?: boolean | undefined;
}

/** Opens the chat with the shop in a new tab, with the order as text. */
export function WhatsAppLink({ phone, text, item, wide }: WhatsAppLinkProps) {
  const t = useChatTexts();
  return (
    <LinkButton
      href={whatsappAddress(phone, text)}
      target="_blank"
      rel="noopener noreferrer"
      icon="message-circle"
      wide={wide}
      aria-label={item && t("order.of", { thing: item })}
    >
      {t("order")}
    </LinkButton>
  );
}
