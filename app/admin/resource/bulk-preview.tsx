import { Form } from "@remix-run/react";
import { EditModal } from "#app/admin/edit-modal.tsx";
import type { ListedRow, BulkPreview as Preview } from "#app/domain/resource/resource-view.ts";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";

/** What a bulk action would change, row by row, before it is applied. What a field becomes is chosen first; nothing is preset. */
export function BulkPreviewDialog<Row extends ListedRow>(page: PageParts<Row>) {
  const { resource, view, addresses } = page;
  const say = useText(resourceTexts);
  const { labelOf } = useFieldTexts(resource);
  const { bulk } = view;
  if (!bulk) return null;
  const field = resource.fields.find(({ name }) => name === bulk.action);
  const action = field ? labelOf(field) : say("delete");
  return (
    <EditModal title={say("bulk.title", { action, count: bulk.rows.length })} closeTo={addresses.list()}>
      <div className="grid gap-4">
        {field ? <ValueForm {...page} bulk={bulk} field={field} /> : null}
        {field && (bulk.value === "" || bulk.problem) ? null : <Changes {...page} bulk={bulk} />}
      </div>
    </EditModal>
  );
}

type BulkProps<Row extends ListedRow> = PageParts<Row> & { bulk: Preview };

function ValueForm<Row extends ListedRow>({ resource, addresses, bulk, field }: BulkProps<Row> & { field: FormField }) {
  const say = useText(resourceTexts);
  const { valueText } = useFieldTexts(resource);
  const { type } = field.field;
  const values = field.field.type === "choice" ? field.field.options : type === "tick" ? ["on", "off"] : null;
  const control = {
    ...{ label: say("bulk.value"), name: "value", id: "bulk-value", required: true, defaultValue: bulk.value },
    errors: bulk.problem ? [bulk.problem] : undefined,
  };
  return (
    <Form action={resource.path} className="flex flex-wrap items-end gap-2">
      {addresses.fields().map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="bulk" value={bulk.action} />
      {bulk.chosen === "all" ? (
        <input type="hidden" name="all" value="1" />
      ) : (
        bulk.chosen.map((id) => <input key={id} type="hidden" name="id" value={id} />)
      )}
      {values ? (
        <SelectField
          key={bulk.value}
          {...control}
          placeholder={say("choose")}
          options={values.map((value) => ({ value, label: valueText(field.name, value) }))}
        />
      ) : (
        <Field
          key={bulk.value}
          {...control}
          inputMode={type === "money" ? "decimal" : type === "whole" ? "numeric" : undefined}
        />
      )}
      <Button variant="quiet" small>
        {say("bulk.preview")}
      </Button>
    </Form>
  );
}

function Changes<Row extends ListedRow>({ resource, addresses, bulk }: BulkProps<Row>) {
  const say = useText(resourceTexts);
  const { valueText } = useFieldTexts(resource);
  const isDelete = bulk.action === "delete";
  return (
    <Form method="post" action={addresses.act(`bulk/${bulk.action}`)} className="grid gap-3">
      <input type="hidden" name="value" value={bulk.value} />
      {bulk.rows.length === 0 ? <p>{say("bulk.nothing")}</p> : null}
      <ul className="resource-changes">
        {bulk.rows.map(({ id, version, name, before, after }) => (
          <li key={id}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <b>{name}</b>
            {isDelete ? null : (
              <span>
                <s>{valueText(bulk.action, before)}</s> → {valueText(bulk.action, after)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {bulk.refused.length > 0 ? (
        <>
          <b>{say("bulk.refused")}</b>
          <ul className="resource-changes">
            {bulk.refused.map(({ id, name, why }) => (
              <li key={id}>
                <b>{name}</b>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {bulk.rows.length > 0 ? (
          <Button small variant={isDelete ? "danger" : "primary"}>
            {isDelete ? say("delete") : say("bulk.apply", { count: bulk.rows.length })}
          </Button>
        ) : null}
        <LinkButton href={addresses.list()} variant="plain" small>
          {say("cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}
