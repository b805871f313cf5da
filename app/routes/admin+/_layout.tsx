import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { BrokenPage } from "#app/admin/broken-page.tsx";
import { CheckingOverlay } from "#app/admin/checking-overlay.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { sectionsFor } from "#app/admin/sections.ts";
import { Shell, type ShellView } from "#app/admin/shell.tsx";
import { usePageAddress } from "#app/admin/use-page-address.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { requireStaff } from "#app/http/guard.server.ts";
import { themeOf } from "#app/http/theme.server.ts";

export async function loader({ request }: LoaderFunctionArgs): Promise<ShellView> {
  const staff = await requireStaff(request);
  const { shop } = await findShopFacts();
  return {
    brand: shop.brand,
    staff: { name: staff.name, email: staff.email, role: staff.role },
    theme: themeOf(request),
    opened: sectionsFor(staff.may).map(({ key }) => key),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: shell }) => adminMeta(shell?.brand);

export default function AdminLayout() {
  const shell = useLoaderData<typeof loader>();
  usePageAddress(shell.opened);
  return (
    <Shell {...shell}>
      <Outlet />
      <CheckingOverlay email={shell.staff.email} />
    </Shell>
  );
}

/** Whoever was let in keeps the navigation around what went wrong; whoever was not sees nothing of it. */
export function ErrorBoundary() {
  const shell = useRouteLoaderData<typeof loader>("routes/admin+/_layout");
  if (shell) {
    return (
      <Shell {...shell}>
        <BrokenPage />
      </Shell>
    );
  }
  return (
    <main className="admin admin-shut">
      <BrokenPage />
    </main>
  );
}
