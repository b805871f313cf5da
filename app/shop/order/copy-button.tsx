import { payTo as texts } from "#app/i18n/pay-to.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-list.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Copies a text. Requires JavaScript, so the button is rendered after hydration, into reserved space. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const t = useText(texts);
  const canCopy = useHydrated() && "clipboard" in navigator;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: t("copied"), tone: "success" }),
      () => showToast({ title: text }),
    );
  return (
    <Button
      type="button"
      variant="quiet"
      small
      icon="copy"
      iconOnly
      className={canCopy ? undefined : "invisible"}
      onClick={copy}
      aria-label={t("copy.what", { what })}
      title={t("copy")}
    />
  );
}
