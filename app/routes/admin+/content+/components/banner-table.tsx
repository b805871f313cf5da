import { Form } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { ListTable } from "#app/admin/list/list-table.tsx";
import type { StaffBanner } from "#app/domain/content/list-staff-banners.server.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { contentPaths } from "./content-paths.ts";
import { TimelineLink } from "./timeline-link.tsx";

/** The banners, the newest first. */
export function BannerTable({ banners, mayEdit }: { banners: readonly StaffBanner[]; mayEdit: boolean }) {
  const t = useText(adminContent);
  const lang = useLang();
  return (
    <ListTable
      label={t("tab.banners")}
      rows={banners}
      stacks
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
        {
          label: t("column.actions"),
          isTitle: true,
          cell: (banner) => (
            <div className="row-acts">
              {mayEdit ? <SwitchBanner banner={banner} /> : null}
              <TimelineLink list={contentPaths.banners} id={banner.id} name={banner.title} />
              {mayEdit ? <DeleteBanner banner={banner} /> : null}
            </div>
          ),
        },
      ]}
    />
  );
}

function SwitchBanner({ banner: { id, title, active } }: { banner: StaffBanner }) {
  const t = useText(adminContent);
  return (
    <Form method="post" action={`${contentPaths.banners}/${id}/active`} preventScrollReset>
      <input type="hidden" name="active" value={active ? "no" : "yes"} />
      <Button variant="quiet" small icon={active ? "eye-off" : "eye"}>
        {t(active ? "deactivate" : "activate")}
        <span className="sr-only">{` ${title}`}</span>
      </Button>
    </Form>
  );
}

function DeleteBanner({ banner: { id, title } }: { banner: StaffBanner }) {
  const t = useText(adminContent);
  const question = t("banner.delete.sure", { title });
  return <Confirm label={t("delete")} question={question} action={`${contentPaths.banners}/${id}/delete`} />;
}
