import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ContentsByPackage } from "#app/domain/packages/list-contents.server.ts";
import { customPackages as texts } from "#app/i18n/custom-packages.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { useChatTexts, useMaintenance } from "../maintenance/maintenance.tsx";
import { packageText } from "../maintenance/whatsapp-order.ts";
import { WhatsAppLink } from "../maintenance/whatsapp-order-link.tsx";

interface OwnPackageActionsProps {
  id: number;
  name: string;
  /** What it holds, in whole units, for the chat that takes its order during maintenance. */
  contents: ContentsByPackage[number];
  /** There is nothing in it to order. */
  isEmpty: boolean;
  children?: ReactNode;
}

/** Orders a customer's own package, or deletes it after a confirmation. */
export function OwnPackageActions({ id, name, contents, isEmpty, children }: OwnPackageActionsProps) {
  const t = useText(texts);
  const path = `/edit-custom-package/${id}`;
  return (
    <div className="own-package-actions">
      {isEmpty ? null : <OrderPackage path={path} name={name} contents={contents} />}
      {children}
      <details className="more">
        <summary aria-label={t("delete.named", { name })}>{t("delete")}</summary>
        <p>{t("delete.sure")}</p>
        <Form method="post" action={`${path}/delete`} data-next="/packages">
          <SaveKey />
          <Button variant="danger" icon="trash-2" aria-label={t("delete.yes-named", { name })}>
            {t("delete.yes")}
          </Button>
        </Form>
      </details>
    </div>
  );
}

function OrderPackage({ path, name, contents }: Pick<OwnPackageActionsProps, "name" | "contents"> & { path: string }) {
  const t = useText(texts);
  const w = useChatTexts();
  const maintenance = useMaintenance();
  if (maintenance) {
    const items = contents.map((line) => ({ name: line.name, amount: String(line.quantity) }));
    return <WhatsAppLink phone={maintenance.phone} text={packageText(w, name, items)} item={name} />;
  }
  return (
    <Form method="post" action={`${path}/order`} data-next="/cart">
      <SaveKey />
      <Button icon="shopping-cart" aria-label={t("order.named", { name })}>
        {t("order")}
      </Button>
    </Form>
  );
}
