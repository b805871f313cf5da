import { lastPaymentsPage } from "#app/domain/orders/list-payments.server.ts";
import { type PaymentFilter, paymentPiles } from "#app/domain/orders/payment-filter.ts";
import { paymentGateways, paymentStatuses } from "#app/domain/payments/payment-status.ts";
import { freeText, oneOf, wholeNumber } from "#app/http/search-params.server.ts";

/** The filter that an address of the list names; what it does not know is the default. */
export const paymentFilterOf = (params: URLSearchParams): PaymentFilter => ({
  pile: oneOf(params, "tab", paymentPiles, "all"),
  status: oneOf(params, "status", paymentStatuses, null),
  gateway: oneOf(params, "gateway", [...paymentGateways, "other"], null),
  search: freeText(params, "q"),
  page: wholeNumber(params, "page", { most: lastPaymentsPage }),
});
