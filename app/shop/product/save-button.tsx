import type { ReactNode } from "react";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";

interface SaveButtonProps {
  product: { id: number; name: string };
  /** Whether it is a favourite already; the next submit removes it. */
  saved: boolean;
  className: string;
  children?: ReactNode;
}

/** Toggles a product as a favourite, by one of the two forms of the page's frame: dozens of cards share them. */
export function SaveButton({ product: { id, name }, saved, className, children }: SaveButtonProps) {
  const t = useText(shared);
  return (
    <button
      type="submit"
      form={saved ? "unsave" : "save"}
      name="product_id"
      value={id}
      className={className}
      aria-label={t("product.save", { product: name })}
      aria-pressed={saved}
    >
      {children}
    </button>
  );
}
