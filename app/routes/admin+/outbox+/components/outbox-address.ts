import { sectionPath } from "#app/admin/sections.ts";
import type { OutboxFilter } from "#app/domain/messaging/outbox-filter.ts";

/** A filter as the query of an address; defaults are left out. */
export function outboxQuery({ channel, state, order, recipient, page }: OutboxFilter): URLSearchParams {
  return new URLSearchParams({
    ...(recipient && { q: recipient }),
    ...(channel && { channel }),
    ...(state && { state }),
    ...(order !== null && { order: String(order) }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** The address of the list. */
export function outboxAddress(filter: OutboxFilter): string {
  const query = outboxQuery(filter);
  return sectionPath("outbox") + (query.size > 0 ? `?${query}` : "");
}

/** Whether anything is searched or filtered. */
export const isFilteredOutbox = ({ channel, state, order, recipient }: OutboxFilter): boolean =>
  channel !== null || state !== null || order !== null || recipient !== "";

/** The list from its first page with nothing filtered. */
export const wholeOutbox: OutboxFilter = { channel: null, state: null, order: null, recipient: "", page: 1 };
