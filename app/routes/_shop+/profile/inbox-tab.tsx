import { Form } from "@remix-run/react";
import type { InboxItem } from "#app/domain/accounts/list-inbox.server.ts";
import { inbox as texts } from "#app/i18n/inbox.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";

const pagePath = (page: number) => `/profile?tab=inbox${page > 1 ? `&page=${page}` : ""}`;

interface InboxTabProps {
  items: readonly InboxItem[];
  unread: number;
  page: number;
  hasNext: boolean;
}

/** A customer's messages, newest first. */
export function InboxTab({ items, unread, page, hasNext }: InboxTabProps) {
  const t = useText(texts);
  if (items.length === 0 && page === 1) {
    return (
      <EmptyState icon="inbox" title={t("none")}>
        {t("none-why")}
      </EmptyState>
    );
  }
  return (
    <section className="grid gap-4">
      {unread > 0 ? (
        <Form method="post" action="/notifications" className="flex flex-wrap items-center justify-between gap-2">
          <span>{t("unread", { count: unread > 99 ? "99+" : unread })}</span>
          <Button variant="quiet" icon="check">
            {t("read-all")}
          </Button>
        </Form>
      ) : null}
      <ul className="grid gap-3">
        {items.map((item) => (
          <InboxRow key={item.id} item={item} />
        ))}
      </ul>
      <Pager
        label={t("pages")}
        previous={page > 1 ? { href: pagePath(page - 1), label: t("newer") } : null}
        next={hasNext ? { href: pagePath(page + 1), label: t("older") } : null}
      />
    </section>
  );
}

function InboxRow({ item: { id, type, title, content, link, read, createdAt } }: { item: InboxItem }) {
  const t = useText(texts);
  const lang = useLang();
  return (
    <li className={`panel m-0 grid gap-2 ${read ? "" : "border-jamun"}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{title}</h3>
        <span className="flex gap-2">
          {read ? null : <Badge tone="haldi">{t("new")}</Badge>}
          <Badge>{t(`type.${type}`)}</Badge>
        </span>
      </div>
      <p>{content}</p>
      <time className="text-sm text-ink-2" dateTime={createdAt.toISOString()}>
        {formatDateTime(createdAt, lang)}
      </time>
      {read && link ? (
        <div>
          <LinkButton variant="quiet" href={link} aria-label={t("open-named", { title })}>
            {t("open")}
          </LinkButton>
        </div>
      ) : null}
      {read ? null : (
        <Form method="post" action="/notifications" className="flex flex-wrap gap-2">
          <input type="hidden" name="notification_id" value={id} />
          {link ? (
            <Button variant="quiet" name="open" value="yes" aria-label={t("open-named", { title })}>
              {t("open")}
            </Button>
          ) : null}
          <Button variant="plain" aria-label={t("read-named", { title })}>
            {t("read")}
          </Button>
        </Form>
      )}
    </li>
  );
}
