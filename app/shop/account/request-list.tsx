import { Form } from "@remix-run/react";
import type { SpecialRequest } from "#app/domain/customers/list-requests.server.ts";
import { specialRequest } from "#app/i18n/special-request.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** Requested items, each with its quantity. */
export function RequestList({ requests, removable }: { requests: readonly SpecialRequest[]; removable?: boolean }) {
  const t = useText(specialRequest);
  return (
    <ul className="my-3 grid gap-2">
      {requests.map(({ id, productName, description, quantity }) => (
        <li key={id} className="flex items-center justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            <b>{productName}</b>
            {quantity ? ` · ${quantity}` : null}
            {description ? <small className="block text-ink-2">{description}</small> : null}
          </span>
          {removable ? (
            <Form method="post" action={`/special-request/${id}/remove`}>
              <SaveKey />
              <Button variant="plain" icon="trash-2" iconOnly aria-label={t("remove", { product: productName })} />
            </Form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
