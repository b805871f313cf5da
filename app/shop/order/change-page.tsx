import type { ReactNode } from "react";
import { orderNumber, orderPath } from "#app/domain/orders/status.ts";
import { orderChanges as texts } from "#app/i18n/order-changes.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { FormError } from "../forms/form-error.tsx";
import type { ReturnedForm } from "../forms/returned-field.ts";

interface ChangePageProps {
  title: string;
  orderId: number;
  form: ReturnedForm;
  /** Whether the order can be changed now; otherwise the page says so in place of the form. */
  isOpen: boolean;
  children: ReactNode;
}

/** The page around one change of a customer's own order, with a link back to it. */
export function ChangePage({ title, orderId, form, isOpen, children }: ChangePageProps) {
  const t = useText(texts);
  return (
    <div className="page narrow">
      <h1>{title}</h1>
      <div className="panel">
        <FormError form={form} />
        {isOpen || form?.error ? null : <p>{t("closed")}</p>}
        {children}
        <LinkButton variant="plain" icon="arrow-left" href={orderPath(orderId)}>
          {t("back", { number: orderNumber(orderId) })}
        </LinkButton>
      </div>
    </div>
  );
}
