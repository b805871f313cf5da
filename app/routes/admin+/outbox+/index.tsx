import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { PastEnd } from "#app/admin/list/past-end.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { countFailed, type ListedMessage, listOutbox } from "#app/domain/messaging/list-messages.server.ts";
import type { OutboxFilter } from "#app/domain/messaging/outbox-filter.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readWithReference } from "#app/http/read-or-null.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { isFilteredOutbox, outboxAddress, wholeOutbox } from "./components/outbox-address.ts";
import { outboxFilterOf } from "./components/outbox-filter-of.server.ts";
import { OutboxFilters, OutboxHead } from "./components/outbox-head.tsx";
import { OutboxList } from "./components/outbox-list.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "outbox");
  const filter = outboxFilterOf(new URL(request.url).searchParams);
  const isResent = staff.may("settings", "edit") && (filter.state === null || filter.state === "failed");
  const { value: read, reference } = await readWithReference(
    "outbox",
    Promise.all([listOutbox(filter, { contactsVisible: staff.may("orders", "edit") }), isResent ? countFailed(filter) : 0]),
  );
  const [listed = null, failed = 0] = read ?? [];
  return { title: translator(langOf(request), admin)("section.outbox"), filter, listed, failed, reference };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function OutboxPage() {
  const { title, filter, listed, failed, reference } = useLoaderData<typeof loader>();
  return (
    <div className="resource">
      <OutboxHead title={title} filter={filter} failed={failed} />
      <OutboxFilters filter={filter} />
      {listed ? <Messages filter={filter} messages={listed.messages} /> : <NotRead filter={filter} reference={reference ?? ""} />}
      <ListPager page={filter.page} hasMore={listed?.hasMore ?? false} addressOf={(page) => outboxAddress({ ...filter, page })} />
    </div>
  );
}

function Messages({ filter, messages }: { filter: OutboxFilter; messages: readonly ListedMessage[] }) {
  const t = useText(adminOutbox);
  const say = useText(resourceTexts);
  if (messages.length > 0) return <OutboxList messages={messages} />;
  if (filter.page > 1) return <PastEnd first={outboxAddress({ ...filter, page: 1 })} />;
  const all = isFilteredOutbox(filter) ? (
    <LinkButton href={outboxAddress(wholeOutbox)} variant="quiet" small>
      {say("clear")}
    </LinkButton>
  ) : null;
  return (
    <EmptyState icon="send" title={t("none")} action={all}>
      {t(all ? "none.filtered" : "none.why")}
    </EmptyState>
  );
}

function NotRead({ filter, reference }: { filter: OutboxFilter; reference: string }) {
  const t = useText(adminOutbox);
  const say = useText(resourceTexts);
  const again = (
    <LinkButton href={outboxAddress(filter)} small icon="refresh-cw" data-reload>
      {say("again")}
    </LinkButton>
  );
  return (
    <EmptyState icon="triangle-alert" title={t("failed")} action={again}>
      {say("failed.why", { reference })}
    </EmptyState>
  );
}
