import { Form } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { ListTable } from "#app/admin/list-table.tsx";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";

/** A section as the list shows it; only sections of the about page have an order and a picture. */
export type TextRow = { id: number; title: string; content: string; isActive: boolean; order?: number; image?: string | null };

interface TextTableProps {
  label: string;
  rows: readonly TextRow[];
  /** The list; its rows' actions stand below it at `actions`. */
  path: string;
  actions: string;
  mayEdit: boolean;
}

/** How much of a text the list shows, characters. */
const previewed = 120;

const previewOf = (text: string) => (text.length > previewed ? `${text.slice(0, previewed)}…` : text);

/** The sections of a page that staff wrote (B2.06). */
export function TextTable({ label, rows, path, actions, mayEdit }: TextTableProps) {
  const t = useText(adminContent);
  const hasOrder = rows.some(({ order }) => order !== undefined);
  const [, query] = path.split("?");
  const actionPath = (id: number, verb: string) => `${actions}/${id}/${verb}${query ? `?${query}` : ""}`;
  const editPath = (id: number) => `${path}${path.includes("?") ? "&" : "?"}edit=${id}`;
  return (
    <ListTable
      label={label}
      rows={rows}
      columns={[
        ...(hasOrder ? [{ label: t("column.order"), cell: ({ order }: TextRow) => order ?? null }] : []),
        {
          label: t("column.picture"),
          cell: ({ image }) =>
            image ? <img className="row-picture" src={image} alt="" width={96} height={54} loading="lazy" /> : null,
        },
        {
          label: t("field.title"),
          cell: ({ id, title, content }) => (
            <>
              {mayEdit ? <a href={editPath(id)}>{title}</a> : title}
              <small className="block text-ink-2">{previewOf(content)}</small>
            </>
          ),
        },
        {
          label: t("column.state"),
          cell: ({ isActive }) => <Badge tone={isActive ? "podina" : "plain"}>{t(isActive ? "active" : "inactive")}</Badge>,
        },
        ...(mayEdit
          ? [
              {
                label: t("column.actions"),
                cell: ({ id, title, isActive }: TextRow) => (
                  <div className="flex flex-wrap gap-1">
                    <Form method="post" action={actionPath(id, "active")} preventScrollReset>
                      <input type="hidden" name="active" value={isActive ? "no" : "yes"} />
                      <Button variant="quiet" small icon={isActive ? "eye-off" : "eye"}>
                        {t(isActive ? "deactivate" : "activate")}
                        <span className="sr-only">{` ${title}`}</span>
                      </Button>
                    </Form>
                    <LinkButton
                      href={editPath(id)}
                      variant="plain"
                      small
                      iconOnly
                      icon="pencil"
                      aria-label={t("edit-named", { name: title })}
                      data-edit
                    />
                    <Confirm label={t("delete")} question={t("text.delete.sure", { title })} action={actionPath(id, "delete")} />
                  </div>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
