import { cartProblems } from "#app/i18n/cart-problems.ts";
import { useText } from "#app/i18n/use-text.ts";

/** Where a customer proves their phone number by a code. */
const provePhonePath = "/profile/phone-orders?own";

/**
 * The ways out for a customer whose phone is not proved: prove it, or call the shop where it has a number. A page of its own, so that
 * what was typed in a form stays.
 */
export function ProvePhone({ phone }: { phone?: string }) {
  const t = useText(cartProblems);
  return (
    <>
      <a href={provePhonePath} target="_blank" rel="noopener">
        {t("prove-phone")}
      </a>
      {phone ? (
        <>
          {" · "}
          <a href={`tel:${phone}`}>{t("call-shop")}</a>
        </>
      ) : null}
    </>
  );
}
