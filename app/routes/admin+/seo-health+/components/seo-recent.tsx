import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { Table } from "#app/admin/table.tsx";
import { adminSeo, adminSeoHealth } from "#app/i18n/admin-seo.ts";
import { useText } from "#app/i18n/use-text.ts";

type Recent = {
  id: number;
  pageName: string;
  pageType: "product" | "category" | "page";
  metaTitle: string | null;
  createdAt: Date;
};

/** The latest records (B2.48). */
export function SeoRecent({ records }: { records: readonly Recent[] }) {
  const t = useText(adminSeoHealth);
  const say = useText(adminSeo);
  const head = (["page", "type", "title", "added"] as const).map((column) => (
    <th key={column} scope="col">
      {t(`column.${column}`)}
    </th>
  ));
  return (
    <Panel title={t("recent")}>
      {records.length === 0 ? (
        <p className="text-ink-2">{t("recent.none")}</p>
      ) : (
        <Table label={t("recent")} head={head}>
          {records.map(({ id, pageName, pageType, metaTitle, createdAt }) => (
            <tr key={id}>
              <th scope="row">{pageName}</th>
              <td>{say(`tab.${pageType}`)}</td>
              <td>{metaTitle}</td>
              <td>
                <DateTimeText at={createdAt} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}
