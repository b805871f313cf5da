import { findBookCheck } from "#app/domain/audit/find-book-check.server.ts";
import { findFigures } from "#app/domain/reports/find-figures.server.ts";
import { findToday } from "#app/domain/reports/find-today.server.ts";
import { listTasks, type TaskRights } from "#app/domain/reports/list-tasks.server.ts";
import { listTodaySlots } from "#app/domain/reports/list-today-slots.server.ts";
import { type MonthRange, monthRanges } from "#app/domain/reports/month-ranges.ts";
import { seesMoney } from "#app/domain/reports/sees-money.ts";
import { findSetupGuide } from "#app/domain/site-settings/setup-guide.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { translator } from "#app/i18n/translate.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import type { Staff } from "../http/guard.server.ts";
import { langOf } from "../http/lang.server.ts";
import { wholeNumber } from "../http/search-params.server.ts";

/** What somebody may see of the shop's money: cost and profit belong to who may edit products (decisions, People and rights). */
export const sightOf = (staff: Staff) => ({ money: seesMoney(staff), profit: staff.may("products", "edit") });

/** What somebody may act on: nobody is asked to do what they may not. */
const taskRightsOf = (staff: Staff): TaskRights => ({
  orders: staff.may("orders", "edit"),
  products: staff.may("products", "edit"),
  reviews: staff.may("reviews", "edit"),
  questions: staff.may("product_questions", "edit"),
  messages: staff.may("suggestions", "edit"),
  outbox: staff.may("settings"),
  money: seesMoney(staff),
});

/** How many months a query string asks for; 6 unless it says 12. */
export const rangeOf = (request: Request): MonthRange => {
  const months = wholeNumber(new URL(request.url).searchParams, "months", { fallback: 6 });
  return monthRanges.find((range) => range === months) ?? 6;
};

/** All that the dashboard shows to somebody. The guard is the caller's. */
export async function readDashboard(request: Request, staff: Staff) {
  const sight = sightOf(staff);
  const range = rangeOf(request);
  const opensOrders = staff.may("orders");
  const [today, tasks, slots, figures, guide, bookCheck] = await Promise.all([
    readOrFallback("today", findToday({ withMoney: sight.money }), null),
    readOrFallback("tasks", listTasks(taskRightsOf(staff)), []),
    opensOrders ? readOrFallback("slots of today", listTodaySlots(), []) : null,
    findFigures(range, sight),
    staff.may("settings", "edit") ? readOrFallback("set-up guide", findSetupGuide(), null) : null,
    sight.money ? readOrFallback("check of the books", findBookCheck(), null) : null,
  ]);
  const title = translator(langOf(request), admin)("section.dashboard");
  return { title, dashboard: { today, tasks, slots, figures, range, opensOrders, guide, bookCheck } };
}
