import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { emailProviders, saveSecret } from "#app/domain/messaging/email-provider-rules.server.ts";
import { countedToday, findEmailStatistics } from "#app/domain/messaging/email-statistics.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { EmailEnvironment, EmailFigures, EmailToolsButton } from "./components/email-statistics.tsx";
import { emailConfigurations } from "./email-configurations.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "email");
  const [view, statistics] = await Promise.all([
    readResource(request, staff, emailProviders, "email"),
    readOrNull(findEmailStatistics()),
  ]);
  return { ...view, list: view.list && { ...view.list, rows: view.list.rows.map(countedToday) }, statistics };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "email", "edit");
  return saveResource(request, staff, emailProviders, { added: "row-added", saved: "row-saved" }, saveSecret);
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function EmailPage() {
  const { statistics, ...view } = useLoaderData<typeof loader>();
  return (
    <ResourcePage
      resource={{
        ...emailConfigurations,
        toolbar: () => (statistics ? <EmailToolsButton /> : null),
        stats: () => (statistics ? <EmailFigures {...statistics} mayEdit={view.mayEdit} /> : null),
      }}
      view={view}
    >
      {statistics ? <EmailEnvironment {...statistics} /> : null}
    </ResourcePage>
  );
}
