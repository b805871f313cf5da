import { Form } from "@remix-run/react";
import type { Address } from "#app/domain/customers/list-addresses.server.ts";
import { addresses as texts } from "#app/i18n/addresses.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

const formPath = (id: number | "new") => `/profile?tab=addresses&edit=${id}`;

/** A customer's delivery addresses, the default one first. */
export function AddressesTab({ addresses }: { addresses: readonly Address[] }) {
  const t = useText(texts);
  const add = (
    <LinkButton href={formPath("new")} icon="plus">
      {t("add")}
    </LinkButton>
  );
  if (addresses.length === 0) {
    return (
      <EmptyState icon="map-pin" title={t("none")} action={add}>
        {t("none-why")}
      </EmptyState>
    );
  }
  return (
    <section className="grid gap-4">
      <ul className="grid gap-3">
        {addresses.map((address) => (
          <AddressRow key={address.id} address={address} />
        ))}
      </ul>
      <div>{add}</div>
    </section>
  );
}

function AddressRow({ address: { id, label, name, phone, zone, address, landmark, isDefault } }: { address: Address }) {
  const t = useText(texts);
  return (
    <li className="panel m-0 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{label}</h3>
        {isDefault ? (
          <Badge tone="jamun" icon="check">
            {t("default")}
          </Badge>
        ) : null}
      </div>
      <address>{joinTexts([name, formatPhone(phone), address, landmark, zone])}</address>
      <div className="flex flex-wrap items-start gap-2">
        <LinkButton variant="quiet" icon="pencil" href={formPath(id)} aria-label={t("edit-named", { label })}>
          {t("edit")}
        </LinkButton>
        {isDefault ? null : (
          <Form method="post" action={`/profile/address/${id}/default`}>
            <SaveKey />
            <Button variant="quiet" aria-label={t("make-default-named", { label })}>
              {t("make-default")}
            </Button>
          </Form>
        )}
        <details className="more">
          <summary aria-label={t("remove-named", { label })}>{t("remove")}</summary>
          <p className="mb-2">{t("remove.sure")}</p>
          <Form method="post" action={`/profile/address/${id}/remove`}>
            <SaveKey />
            <Button variant="danger">{t("remove.yes")}</Button>
          </Form>
        </details>
      </div>
    </li>
  );
}
