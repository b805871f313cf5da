import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DetailList } from "#app/admin/detail-list.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { Panel } from "#app/admin/panel.tsx";
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
        <ul className="grid gap-3 md:grid-cols-2">
          {templates.map((template) => (
            <li key={template.id} data-template={template.id}>
              <TemplateCard template={template} mayEdit={mayEdit} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A template with what it says, and the way to begin a notification with it. */
function TemplateCard({ template, mayEdit }: { template: PushTemplate; mayEdit: boolean }) {
  const t = useText(adminPush);
  const { id, name, category, titleTemplate, messageTemplate } = template;
  const details = [
    { label: t("template.category"), value: category },
    { label: t("template.title"), value: titleTemplate },
    { label: t("template.message"), value: messageTemplate },
  ];
  return (
    <Panel title={name}>
      <p>
        <Badge tone="podina">{t("template.active")}</Badge> #{id}
      </p>
      <DetailList details={details} />
      {mayEdit ? (
        <LinkButton href={`${pushPaths.send}?template=${id}`} variant="quiet" small aria-label={t("template.use-of", { name })}>
          {t("template.use")}
        </LinkButton>
      ) : null}
    </Panel>
  );
}
