import { messageChannels } from "#app/contract/message-kinds.ts";
import { lastOutboxPage } from "#app/domain/messaging/list-messages.server.ts";
import { messageStates, type OutboxFilter } from "#app/domain/messaging/outbox-filter.ts";
import { freeText, oneOf, rowId, wholeNumber } from "#app/http/search-params.server.ts";

/** The filter that an address means; what is none of it becomes the default. */
export const outboxFilterOf = (params: URLSearchParams): OutboxFilter => ({
  channel: oneOf(params, "channel", messageChannels, null),
  state: oneOf(params, "state", messageStates, null),
  order: rowId(params.get("order")?.replace(/^#?0*/, "")),
  recipient: freeText(params, "q"),
  page: wholeNumber(params, "page", { most: lastOutboxPage }),
});
