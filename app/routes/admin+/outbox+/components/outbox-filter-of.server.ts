import { messageChannels } from "#app/contract/message-kinds.ts";
import { lastOutboxPage } from "#app/domain/messaging/list-messages.server.ts";
import { messageStates, type OutboxFilter } from "#app/domain/messaging/outbox-filter.ts";
import { listQuery } from "#app/domain/resource/resource-query.ts";
import type { ResourceQuery } from "#app/domain/resource/resource-view.ts";
import { freeText, oneOf, rowId, wholeNumber } from "#app/http/search-params.server.ts";

/** The filter that an address means; what is none of it becomes the default. */
export const outboxFilterOf = (params: URLSearchParams): OutboxFilter => ({
  channel: oneOf(params, "channel", messageChannels, null),
  state: oneOf(params, "state", messageStates, null),
  order: rowId(params.get("order")?.replace(/^#?0*/, "")),
  recipient: freeText(params, "q"),
  page: wholeNumber(params, "page", { most: lastOutboxPage }),
});

/** A filter as the list has it. */
export const outboxQueryOf = ({ channel, state, order, recipient, page }: OutboxFilter): ResourceQuery =>
  listQuery({
    ...{ q: recipient, page },
    filters: { ...(channel && { channel }), ...(state && { state }), ...(order && { order: String(order) }) },
  });
