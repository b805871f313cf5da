import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { KhataBalance } from "#app/admin/khata/khata-balance.tsx";
import { CorrectionForm, LimitForm, TakePayment } from "#app/admin/khata/khata-forms.tsx";
import { KhataLedger } from "#app/admin/khata/khata-ledger.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { ByHand } from "#app/admin/messages/by-hand.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { HistoryTimeline } from "#app/admin/timeline.tsx";
import { listHistory } from "#app/domain/audit/list-history.server.ts";
import { findContact, listContactOrders, listContactPlaces } from "#app/domain/contacts/find-contact.server.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { findKhata } from "#app/domain/khata/find-khata.server.ts";
import { khataPath } from "#app/domain/khata/own-khata.server.ts";
import { listUnpaidDelivered } from "#app/domain/khata/put-order-on-khata.server.ts";
import { linkTo } from "#app/domain/messaging/send-email.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { oneOf, rowId, wholeNumber } from "#app/http/search-params.server.ts";
import { adminContacts } from "#app/i18n/admin-contacts.ts";
import { adminKhata } from "#app/i18n/admin-khata.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ContactActions } from "./components/contact-actions.tsx";
import { actOnContact, contactActs } from "./components/contact-acts.server.ts";
import { ContactDetailsForm } from "./components/contact-details.tsx";
import { ContactOrders, ContactPlaces, UnpaidOrders } from "./components/contact-orders.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "contacts");
  const id = rowId(params.contactId) ?? 0;
  const contact = await findContact(id);
  if (!contact) throw new Response(null, { status: 404 });
  const page = wholeNumber(new URL(request.url).searchParams, "page", { most: 10_000 });
  const phones = [contact.phone, ...contact.merged.map(({ phone }) => phone)];
  const [khata, orders, places, unpaid, zones, entries] = await Promise.all([
    findKhata(id, { page }),
    listContactOrders(contact),
    listContactPlaces(contact),
    listUnpaidDelivered(phones),
    listZones(),
    listHistory("contact", id),
  ]);
  if (!khata) throw new Response(null, { status: 404 });
  return {
    ...{
      title: contact.name,
      contact,
      khata,
      orders,
      places,
      unpaid,
      entries,
      idempotencyKey: randomUUID(),
      link: khataLink(id),
    },
    zones: zones.map(({ name }) => name),
  };
}

const khataLink = (id: number): string => linkTo(khataPath(id));

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "contacts", "edit");
  const act = oneOf(new URL(request.url).searchParams, "act", contactActs, "details");
  return actOnContact(request, { id: rowId(params.contactId) ?? 0, by: staff.id, act });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

const acts = [
  ...(["create", "edit", "block", "unblock", "merge", "merged-into", "separate"] as const),
  ...(["khata-payment", "khata-correction", "khata-opening", "khata-limit"] as const),
];

export default function ContactPage() {
  const { title, contact, khata, orders, places, unpaid, zones, entries, idempotencyKey, link } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const t = useText(adminContacts);
  const k = useText(adminKhata);
  const words = useText(timeline);
  const list = useListAddress("contacts");
  const form = { contactId: contact.id, khata, idempotencyKey, answer };
  const hasKhata = khata.limit > 0 || khata.balance !== 0;
  return (
    <>
      <PageHead title={title}>
        {contact.isBlocked ? <Badge tone="mirch">{t("blocked")}</Badge> : null}
        {hasKhata ? (
          <>
            <ByHand phone={contact.whatsapp ?? contact.phone} text={k("page.text", { name: contact.name, link })} />
            <LinkButton href={link} variant="quiet" small icon="external-link">
              {k("page.open")}
            </LinkButton>
          </>
        ) : null}
        <LinkButton href={list} variant="quiet" small icon="arrow-left">
          {t("back")}
        </LinkButton>
      </PageHead>
      <p className="text-ink-2">
        {formatPhone(contact.phone)}
        {contact.zone ? ` · ${contact.zone}` : ""}
      </p>
      {contact.mergedInto ? (
        <Notice tone="info">
          <p>{t("merged-into", { name: contact.mergedInto.name })}</p>
          <a href={`/admin/contacts/${contact.mergedInto.id}`}>{t("merged-into.open", { name: contact.mergedInto.name })}</a>
        </Notice>
      ) : null}
      <div className="user-page">
        <div>
          <KhataBalance khata={khata} />
          <KhataLedger khata={khata} />
          <ContactOrders {...orders} />
          <ContactPlaces places={places} />
          <Panel title={words("timeline")}>
            <HistoryTimeline
              entries={entries}
              actionOf={({ action: did }) => t(`did.${acts.find((known) => known === did) ?? "other"}`)}
              fieldName={(field) => field}
              wordsOf={(_, value) => String(value ?? "")}
            />
          </Panel>
        </div>
        {contact.mergedInto ? null : (
          <div>
            {hasKhata && khata.balance !== 0 ? <TakePayment key={khata.balance} {...form} /> : null}
            <UnpaidOrders contactId={contact.id} orders={unpaid} idempotencyKey={idempotencyKey} isAllowed={khata.limit > 0} />
            <LimitForm {...form} />
            <CorrectionForm {...form} />
            <ContactDetailsForm contact={contact} zones={zones} answer={answer} />
            <ContactActions contact={contact} />
          </div>
        )}
      </div>
    </>
  );
}
