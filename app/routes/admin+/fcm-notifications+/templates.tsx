import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { Table } from "#app/admin/table.tsx";
import { listTemplates, type PushTemplate } from "#app/domain/push/list-templates.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminPush } from "#app/i18n/admin-push.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PushHead, pushPaths } from "./components/push-head.tsx";

/** The templates to read; each begins a notification (B2.27). Where they cannot be read there are none (B8.21). */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "fcm-notifications");
  const templates = await readOrFallback("push templates", listTemplates(), []);
  const title = translator(langOf(request), admin)("section.fcm-notifications");
  return { title, templates, mayEdit: staff.may("fcm", "edit") };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function TemplatesPage() {
  const { title, templates, mayEdit } = useLoaderData<typeof loader>();
  const t = useText(adminPush);
  return (
    <>
      <PushHead title={title} tab="templates" />
      {templates.length === 0 ? (
        <EmptyState icon="bell" title={t("templates.none")}>
          {t("templates.none.why")}
        </EmptyState>
      ) : (
        <TemplateTable templates={templates} mayEdit={mayEdit} />
      )}
    </>
  );
}

function TemplateTable({ templates, mayEdit }: { templates: readonly PushTemplate[]; mayEdit: boolean }) {
  const t = useText(adminPush);
  const columns = ["name", "category", "title", "message", "active"] as const;
  const head = (
    <>
      {columns.map((column) => (
        <th key={column} scope="col">
          {t(`template.${column}`)}
        </th>
      ))}
      {mayEdit ? (
        <th scope="col">
          <span className="sr-only">{t("template.use")}</span>
        </th>
      ) : null}
    </>
  );
  return (
    <Table label={t("tab.templates")} head={head}>
      {templates.map(({ id, name, category, titleTemplate, messageTemplate }) => (
        <tr key={id} data-template={id}>
          <th scope="row">{name}</th>
          <td>{category}</td>
          <td>{titleTemplate}</td>
          <td>{messageTemplate}</td>
          <td>
            <Badge tone="podina">{t("template.active")}</Badge>
          </td>
          {mayEdit ? (
            <td>
              <LinkButton
                href={`${pushPaths.send}?template=${id}`}
                variant="quiet"
                small
                aria-label={t("template.use-of", { name })}
              >
                {t("template.use")}
              </LinkButton>
            </td>
          ) : null}
        </tr>
      ))}
    </Table>
  );
}
