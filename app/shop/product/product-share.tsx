import { product as texts } from "#app/i18n/product.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-list.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Links to share a product. Copying its address requires JavaScript, so that button is rendered after hydration, into reserved space. */
export function ProductShare({ name, price, url }: { name: string; price: Paisa; url: string }) {
  const t = useText(texts);
  const canCopy = useHydrated() && "clipboard" in navigator;
  const message = t("share.text", { name, price: formatMoney(price), url });
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ title: t("share.copied"), tone: "success" }),
      () => showToast({ title: url }),
    );
  return (
    <section className="flex flex-wrap items-center gap-3" aria-label={t("share")}>
      <LinkButton
        variant="quiet"
        icon="message-circle"
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t("share.whatsapp")}
      </LinkButton>
      <Button type="button" variant="quiet" icon="link" className={canCopy ? "" : "invisible"} onClick={copy}>
        {t("share.copy")}
      </Button>
    </section>
  );
}
