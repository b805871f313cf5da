import { Form } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { ListTable } from "#app/admin/list/list-table.tsx";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { rowAddress } from "./row-address.ts";
import { TimelineLink } from "./timeline-link.tsx";

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

/** The sections of a page that staff wrote (B2.06). */
export function TextTable({ label, rows, path, actions, mayEdit }: TextTableProps) {
  const t = useText(adminContent);
  const hasOrder = rows.some(({ order }) => order !== undefined);
  const hasPicture = rows.some(({ image }) => image);
  const [, query] = path.split("?");
  const actionPath = (id: number, verb: string) => `${actions}/${id}/${verb}${query ? `?${query}` : ""}`;
  return (
    <ListTable
      label={label}
      rows={rows}
      stacks
      columns={[
        ...(hasOrder ? [{ label: t("column.order"), cell: ({ order }: TextRow) => order ?? null }] : []),
        ...(hasPicture ? [{ label: t("column.picture"), cell: ({ image }: TextRow) => <RowPicture image={image} /> }] : []),
        {
          label: t("field.title"),
          cell: ({ id, title, content }) => (
            <>
              {mayEdit ? <a href={rowAddress(path, "edit", id)}>{title}</a> : title}
              <small className="block text-ink-2">{excerpt(content, previewed)}</small>
            </>
          ),
        },
        {
          label: t("column.state"),
          cell: ({ isActive }) => <Badge tone={isActive ? "podina" : "plain"}>{t(isActive ? "active" : "inactive")}</Badge>,
        },
        {
          label: t("column.actions"),
          isTitle: true,
          cell: (row) => (
            <div className="row-acts">
              {mayEdit ? (
                <>
                  <SwitchText row={row} action={actionPath(row.id, "active")} />
                  <LinkButton
                    href={rowAddress(path, "edit", row.id)}
                    variant="plain"
                    small
                    iconOnly
                    icon="pencil"
                    aria-label={t("edit-named", { name: row.title })}
                    data-edit
                  />
                </>
              ) : null}
              <TimelineLink list={path} id={row.id} name={row.title} />
              {mayEdit ? (
                <Confirm
                  label={t("delete")}
                  question={t("text.delete.sure", { title: row.title })}
                  action={actionPath(row.id, "delete")}
                />
              ) : null}
            </div>
          ),
        },
      ]}
    />
  );
}

const RowPicture = ({ image }: Pick<TextRow, "image">) =>
  image ? <img className="row-picture" src={image} alt="" width={96} height={54} loading="lazy" /> : null;

function SwitchText({ row: { title, isActive }, action }: { row: TextRow; action: string }) {
  const t = useText(adminContent);
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="active" value={isActive ? "no" : "yes"} />
      <Button variant="quiet" small icon={isActive ? "eye-off" : "eye"}>
        {t(isActive ? "deactivate" : "activate")}
        <span className="sr-only">{` ${title}`}</span>
      </Button>
    </Form>
  );
}
