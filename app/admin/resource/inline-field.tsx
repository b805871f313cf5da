import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import { LeaveWarning } from "#app/admin/form/leave-warning.tsx";
import { useSaveKey } from "#app/admin/form/use-save-key.ts";
import { useSubmitOnce } from "#app/admin/form/use-submit-once.ts";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { toText } from "#app/domain/resource/to-text.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";
import { cellText, hasText } from "./resource.ts";

/** Whether a row shows its inline field: staff may edit it and it is still empty. */
export const isOpen = <Row extends ListedRow>({ resource, view }: PageParts<Row>, row: Row): boolean =>
  view.mayEdit && resource.inline !== undefined && cellText(row, resource.inline) === "";

interface RowFieldProps<Row extends ListedRow> extends Pick<PageParts<Row>, "resource" | "addresses"> {
  row: Row;
  field: FormField;
  className: string;
  onSubmit?: (() => void) | undefined;
  /** The control of the field. */
  children: (isSaving: boolean) => ReactNode;
}

/**
 * The form of one field in the list, sent once and by Ctrl+S as every form is. It is posted as the row's form is, with its other fields
 * as they are; what cannot be saved opens that form, with what was typed.
 */
export function RowFieldForm<Row extends ListedRow>(props: RowFieldProps<Row>) {
  const { resource, addresses, row, field, className, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const action = addresses.open({ edit: row.id });
  const { formAction, state } = useNavigation();
  const { isSaving, submitOnce } = useSubmitOnce(state !== "idle" && formAction === action);
  useSaveKey(form);
  const saved = Object.fromEntries(
    resource.fields.map((one) => [one.name, toText(one.field, row[one.column as keyof Row])] as const),
  );
  const others = resource.fields.filter(
    ({ name, field: { type } }) => name !== field.name && !(type === "tick" && saved[name] === "off"),
  );
  return (
    <Form
      ref={form}
      data-frame="row"
      method="post"
      {...{ action, className }}
      preventScrollReset
      onSubmit={(event) => {
        onSubmit?.();
        submitOnce(event);
      }}
    >
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="version" value={row.version} />
      <input type="hidden" name="loaded" value={JSON.stringify(saved)} />
      {others.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={saved[name]} />
      ))}
      {children(isSaving)}
    </Form>
  );
}

/** The field that is typed below a row as long as it is empty. */
export function InlineField<Row extends ListedRow>({ resource, addresses, row }: PageParts<Row> & { row: Row }) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const { labelOf } = useFieldTexts(resource);
  const [isTyped, setTyped] = useState(false);
  const inline = resource.fields.find(({ column }) => column === resource.inline);
  if (!inline) return null;
  return (
    <RowFieldForm {...{ resource, addresses, row }} field={inline} className="resource-inline-form">
      {(isSaving) => (
        <>
          <textarea
            name={inline.name}
            rows={1}
            aria-label={say("inline.for", { field: labelOf(inline), name: resource.nameOf(row) })}
            placeholder={labelOf(inline)}
            onInput={({ currentTarget }) => setTyped(currentTarget.value !== "")}
            maxLength={"max" in inline.field && inline.field.type !== "whole" ? inline.field.max : undefined}
          />
          <Button small variant="quiet" data-save="" busy={isSaving}>
            {hasText(resource.texts, "inline") ? t("inline") : say("save")}
          </Button>
          <LeaveWarning isDirty={isTyped && !isSaving} />
        </>
      )}
    </RowFieldForm>
  );
}
