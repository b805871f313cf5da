import type { LoaderFunctionArgs } from "@remix-run/node";
import { type OrderCommand, parseCommand } from "#app/admin/palette/command.ts";
import type { Found, FoundRow } from "#app/admin/palette/found.ts";
import { findSection } from "#app/admin/sections.ts";
import { categoryTable, subcategoryTable } from "#app/domain/catalog/category-table.ts";
import { findPaletteProducts } from "#app/domain/catalog/find-palette-products.server.ts";
import { serviceTable } from "#app/domain/content/services.ts";
import { ruledZones } from "#app/domain/delivery/zone-rules.server.ts";
import { emailProviderTable } from "#app/domain/messaging/email-providers.ts";
import { findPaletteOrders, type PaletteOrder } from "#app/domain/orders/find-palette-orders.server.ts";
import { packageTable } from "#app/domain/packages/package-table.ts";
import { findMatches } from "#app/domain/resource/list-rows.server.ts";
import type { StaffModel, StaffTable } from "#app/domain/resource/staff-table.ts";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { findPaletteUsers } from "#app/domain/users/list-users.server.ts";
import { requireStaff, type Staff } from "#app/http/guard.server.ts";
import { freeText } from "#app/http/search-params.server.ts";

/** A single letter would match half the shop; an order number may have one digit. */
const isEnough = (text: string) => text.length >= 2 || /^\d$/.test(text);

/** Whether a command would change anything of an order. */
const takes = ({ status, due }: PaletteOrder, command: OrderCommand): boolean =>
  command === "confirm" ? status === "pending" : command === "paid" ? due > 0 : status !== "cancelled";

/** Rows that are offered of each section. */
const mostNamed = 3;

/** The rows of staff-kept sections that a text may mean. */
async function findNamedRows(text: string, staff: Staff): Promise<FoundRow[]> {
  const named = async <Model extends StaffModel>(section: SectionKey, table: StaffTable<Model>) => {
    const right = findSection(section)?.permission;
    if (!right || !staff.may(right)) return [];
    const rows = await findMatches(table, text, mostNamed);
    return rows.map((row) => ({ section, id: row.id, name: table.nameOf(row) }));
  };
  const found = await Promise.all([
    named("categories", categoryTable),
    named("subcategories", subcategoryTable),
    named("packages", packageTable),
    named("services", serviceTable),
    named("delivery-zones", ruledZones()),
    named("email", emailProviderTable),
  ]);
  return found.flat();
}

/** What the palette finds in the database: a handful of orders, products and other rows, each for those who may open their section. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request);
  const text = freeText(new URL(request.url).searchParams, "q");
  const finds = (key: "orders" | "products" | "users") => isEnough(text) && staff.may(key);
  const mayEdit = staff.may("orders", "edit");
  const wanted = mayEdit ? parseCommand(text) : null;
  const [orders, products, users, rows] = await Promise.all([
    finds("orders") ? findPaletteOrders(wanted ? String(wanted.orderId) : text, { contactsVisible: mayEdit }) : [],
    finds("products") && !wanted ? findPaletteProducts(text) : [],
    finds("users") && !wanted ? findPaletteUsers(text) : [],
    isEnough(text) && !wanted ? findNamedRows(text, staff) : [],
  ]);
  const isPossible = wanted && orders[0]?.id === wanted.orderId && takes(orders[0], wanted.command);
  const found: Found = { text, command: isPossible ? wanted.command : null, orders, products, users, rows };
  return Response.json(found, { headers: { "Cache-Control": "private, no-store" } }); // Remix drops the headers of data() here
}
