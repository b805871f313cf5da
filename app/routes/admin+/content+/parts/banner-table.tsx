import { Form } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { ListTable } from "#app/admin/list-table.tsx";
import type { StaffBanner } from "#app/domain/content/list-staff-banners.server.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { contentPaths } from "./content-paths.ts";

/** The banners, the newest first. */
export function BannerTable({ banners, mayEdit }: { banners: readonly StaffBanner[]; mayEdit: boolean }) {
  const t = useText(adminContent);
  const lang = useLang();
  const actions = { label: t("column.actions"), cell: (banner: StaffBanner) => <BannerActions banner={banner} /> };
  return (
    <ListTable
      label={t("tab.banners")}
      rows={banners}
      columns={[
        {
          label: t("column.picture"),
          cell: ({ imageUrl }) => <img className="row-picture" src={imageUrl} alt="" width={96} height={54} loading="lazy" />,
        },
        {
          label: t("field.title"),
          cell: ({ title, description }) => (
            <>
              {title}
              <small className="block text-ink-2">{description}</small>
            </>
          ),
        },
        { label: t("column.link"), cell: ({ linkUrl, linkText }) => <a href={linkUrl}>{linkText}</a> },
        { label: t("column.created"), cell: ({ createdAt }) => formatDateTime(createdAt, lang) },
        {
          label: t("column.state"),
          cell: ({ active }) => <Badge tone={active ? "podina" : "plain"}>{t(active ? "active" : "inactive")}</Badge>,
        },
        ...(mayEdit ? [actions] : []),
      ]}
    />
  );
}

function BannerActions({ banner: { id, title, active } }: { banner: StaffBanner }) {
  const t = useText(adminContent);
  return (
    <div className="flex flex-wrap gap-1">
      <Form method="post" action={`${contentPaths.banners}/${id}/active`} preventScrollReset>
        <input type="hidden" name="active" value={active ? "no" : "yes"} />
        <Button variant="quiet" small icon={active ? "eye-off" : "eye"}>
          {t(active ? "deactivate" : "activate")}
          <span className="sr-only">{` ${title}`}</span>
        </Button>
      </Form>
      <Confirm
        label={t("delete")}
        question={t("banner.delete.sure", { title })}
        action={`${contentPaths.banners}/${id}/delete`}
      />
    </div>
  );
}
