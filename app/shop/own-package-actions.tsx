import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { customPackages as texts } from "#app/i18n/custom-packages.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";

interface OwnPackageActionsProps {
  id: number;
  name: string;
  /** There is nothing in it to order. */
  isEmpty: boolean;
  children?: ReactNode;
}

/** Orders a package of one's own, or deletes it once that is confirmed. */
export function OwnPackageActions({ id, name, isEmpty, children }: OwnPackageActionsProps) {
  const t = useText(texts);
  const path = `/edit-custom-package/${id}`;
  return (
    <div className="own-package-actions">
      {isEmpty ? null : (
        <Form method="post" action={`${path}/order`}>
          <Button icon="shopping-cart" aria-label={t("order.named", { name })}>
            {t("order")}
          </Button>
        </Form>
      )}
      {children}
      <details className="more">
        <summary aria-label={t("delete.named", { name })}>{t("delete")}</summary>
        <p>{t("delete.sure")}</p>
        <Form method="post" action={`${path}/delete`}>
          <Button variant="danger" icon="trash-2" aria-label={t("delete.yes-named", { name })}>
            {t("delete.yes")}
          </Button>
        </Form>
      </details>
    </div>
  );
}
