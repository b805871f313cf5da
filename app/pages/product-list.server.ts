import { listStaffProducts } from "#app/domain/catalog/list-staff-products.server.ts";
import { staffListQuery, staffPageSize } from "#app/domain/catalog/staff-query.ts";
import { viewOfList } from "#app/domain/resource/resource-view.ts";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import { translator } from "#app/i18n/translate.ts";
import type { Staff } from "../http/guard.server.ts";
import { langOf } from "../http/lang.server.ts";
import { readWithReference } from "../http/read-or-null.server.ts";
import { staffFilterOf } from "../http/staff-filter.server.ts";
import { categoryChoices } from "./category-choices.server.ts";

/**
 * The products that the address of a back-office list asks for, with the categories that it can be narrowed by; costs are there for
 * who may edit products. A list that cannot be read is null, with the reference that the log has it under.
 */
export async function readProductList(request: Request, staff: Staff, section: "products" | "pricing") {
  const filter = staffFilterOf(new URL(request.url).searchParams);
  const mayEdit = staff.may("products", "edit");
  const parts = Promise.all([listStaffProducts(filter, { costVisible: mayEdit }), categoryChoices(request)]);
  const { value, reference } = await readWithReference("products", parts);
  const [found, categories] = value ?? [null, []];
  const subcategory = categories.find(({ id }) => id === filter.category)?.subcategories ?? [];
  const title = translator(langOf(request), frameTexts)(`section.${section}`);
  const view = viewOfList({
    ...{ title, mayEdit, reference, query: staffListQuery(filter) },
    list: found && { rows: found.products, hasMore: found.hasMore, total: null, perPage: staffPageSize },
    choices: { category: categories, subcategory },
  });
  return { ...view, filter, categories };
}
