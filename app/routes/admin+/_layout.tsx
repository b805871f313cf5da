import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { BrokenPage } from "#app/admin/broken-page.tsx";
import { CheckingOverlay } from "#app/admin/gate/checking-overlay.tsx";
import { isGateDenial } from "#app/admin/gate/gate-denial.tsx";
import { useRightsCache } from "#app/admin/gate/use-rights-cache.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { sectionsFor } from "#app/admin/sections.ts";
import { AdminShell, type AdminShellView } from "#app/admin/shell.tsx";
import { usePageAddress } from "#app/admin/use-page-address.ts";
import { signInName } from "#app/domain/accounts/display-name.ts";
import { findLiveStart } from "#app/domain/orders/live-state.server.ts";
import { countWaiting, nothingWaiting } from "#app/domain/reports/count-waiting.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { permissionRows } from "#app/domain/team/permissions.ts";
import { requireStaff } from "#app/http/guard.server.ts";
import { hasAnimations, hasRail, themeOf } from "#app/http/theme.server.ts";
import { env } from "#app/platform/env.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import deskStyles from "#app/ui/styles/admin-pages.css";

export const handle = { sheet: deskStyles };

export async function loader({ request }: LoaderFunctionArgs): Promise<AdminShellView> {
  const staff = await requireStaff(request);
  const [{ shop }, waiting, live] = await Promise.all([
    findShopSettings(),
    readOrFallback("what waits", countWaiting(staff.permissions), nothingWaiting),
    staff.may("orders")
      ? readOrFallback("live orders", findLiveStart({ contactsVisible: staff.may("orders", "edit") }), null)
      : null,
  ]);
  return {
    brand: shop.brand,
    staff: { id: staff.id, name: staff.name, email: signInName(staff), role: staff.role },
    rights: permissionRows(staff.permissions),
    theme: themeOf(request),
    animations: hasAnimations(request),
    isRail: hasRail(request),
    opened: sectionsFor(staff.may).map(({ key }) => key),
    waiting,
    live,
    enrolBy: staff.enrolBy,
    viewedAs: staff.viewedAs,
    isDemo: env.DEMO,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: shell }) => adminMeta(shell?.brand);

export default function AdminLayout() {
  const shell = useLoaderData<typeof loader>();
  usePageAddress(shell.opened);
  useRightsCache(shell.staff, shell.rights);
  return (
    // another user of this window starts fresh: drafts of the previous one are not shown
    <AdminShell key={shell.staff.id} {...shell}>
      <Outlet />
      <CheckingOverlay email={shell.staff.email} />
    </AdminShell>
  );
}

/** Errors keep the navigation for users with permission; without it nothing of the frame is shown. */
export function ErrorBoundary() {
  const shell = useRouteLoaderData<typeof loader>("routes/admin+/_layout");
  const isShut = useIsShut();
  if (shell && !isShut) {
    return (
      <AdminShell key={shell.staff.id} {...shell} isBroken>
        <BrokenPage />
      </AdminShell>
    );
  }
  return (
    <main className="admin admin-shut">
      <BrokenPage />
    </main>
  );
}

function useIsShut(): boolean {
  const error = useRouteError();
  const answer = isRouteErrorResponse(error) ? error.data : null;
  return isGateDenial(answer) && answer.denied !== "right" && answer.denied !== "view-only";
}
