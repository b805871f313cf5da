import { shoppingList as texts } from "#app/i18n/shopping-list.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** What of a list is in the cart, and what could not be had. */
export function AddedNotice({ added, problems }: { added: number; problems: readonly string[] }) {
  const t = useText(texts);
  return (
    <Notice tone={problems.length > 0 ? "haldi" : "success"}>
      {added > 0 ? <b>{t("added", { count: added })}</b> : null}
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <LinkButton small href="/cart">
        {t("cart")}
      </LinkButton>
    </Notice>
  );
}
