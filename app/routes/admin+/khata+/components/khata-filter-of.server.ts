import { type KhataFilter, khataSorts, khataTabs } from "#app/domain/khata/khata-filter.ts";
import { lastKhataPage } from "#app/domain/khata/list-khata.server.ts";
import { freeText, oneOf, wholeNumber } from "#app/http/search-params.server.ts";

/** The filter of an address; whatever it does not know becomes the default. */
export const khataFilterOf = (params: URLSearchParams): KhataFilter => ({
  tab: oneOf(params, "tab", khataTabs, "owing"),
  sort: oneOf(params, "sort", khataSorts, "oldest"),
  search: freeText(params, "q"),
  page: wholeNumber(params, "page", { most: lastKhataPage }),
});
