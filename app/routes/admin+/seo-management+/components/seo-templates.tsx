import { useLoaderData } from "@remix-run/react";
import { Panel } from "#app/admin/panel.tsx";
import { Table } from "#app/admin/table.tsx";
import type { SeoTemplateView } from "#app/domain/seo/list-seo-templates.server.ts";
import { adminSeo } from "#app/i18n/admin-seo.ts";
import { useText } from "#app/i18n/use-text.ts";

/** The templates that there are, to read. */
export function SeoTemplates() {
  const { templates } = useLoaderData<{ templates: readonly SeoTemplateView[] }>();
  const t = useText(adminSeo);
  if (templates.length === 0) return null;
  const head = (["name", "title", "description"] as const).map((column) => (
    <th key={column} scope="col">
      {t(`template.${column}`)}
    </th>
  ));
  return (
    <Panel title={t("templates")}>
      <Table label={t("templates")} head={head}>
        {templates.map(({ id, name, titleTemplate, descriptionTemplate }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{titleTemplate}</td>
            <td>{descriptionTemplate}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
