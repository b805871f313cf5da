import { useState } from "react";
import { flushSync } from "react-dom";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import type { ListedRow, MissingRow, ResourceResult } from "#app/domain/resource/resource-view.ts";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Resolution } from "#app/lib/merge-fields.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { controlId } from "./form-control.tsx";
import { FormFields } from "./form-fields.tsx";
import type { FormStart } from "./form-start.ts";
import { MissingChoice, useMissingSave } from "./missing-row.tsx";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";
import { countsFor, hasText } from "./resource.ts";
import type { ListAddresses } from "./resource-address.ts";
import { useFormChanges } from "./use-form-changes.ts";

interface ResourceFormProps<Row extends ListedRow> extends Pick<PageParts<Row>, "resource"> {
  addresses: Pick<ListAddresses, "list" | "open">;
  row: Row | null;
  /** the row that was deleted while its form was open */
  missing?: MissingRow | undefined;
  /** the number of a row that is listed without a record */
  listed?: number | undefined;
  start: FormStart;
  result: ResourceResult | undefined;
}

/**
 * The form of a row. It carries its values as loaded, so that a save writes only what was changed here; what two people changed is
 * asked about field by field. Only the server checks what was typed; a field's error goes when the field is mended.
 */
export function ResourceForm<Row extends ListedRow>({
  resource,
  addresses,
  row,
  missing,
  listed,
  start,
  result,
}: ResourceFormProps<Row>) {
  const { formId = "resource-form" } = resource;
  const frame = useFormFrame({ id: formId, result });
  const { form, errorsOf } = frame;
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const failedKey = row ? "edit.failed" : "add.failed";
  const { "": whole, ...fieldErrors } = result?.error ?? {};
  const [detail = ""] = [whole, ...Object.values(fieldErrors)].flatMap((sentences) => sentences ?? []);
  const failed = hasText(resource.texts, failedKey) ? t(failedKey, { detail }) : null;
  const { labelOf } = useFieldTexts(resource);
  const { values, changed, read } = useFormChanges(form, resource.fields, start);
  const [resolved, setResolved] = useState<Readonly<Record<string, Resolution>>>({});
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const savesMissing = useMissingSave(missing, resource.canAdd);
  const isWaiting = useHydrated() && resource.canSend?.(values) === false;
  const open = start.conflicts.filter(({ field }) => !resolved[field]);

  const choose = (field: string, resolution: Resolution) => {
    flushSync(() => setResolved((before) => ({ ...before, [field]: resolution })));
    read();
    focusNext(form.current);
  };
  return (
    <FormFrame
      frame={frame}
      title={failed ?? say("form.failed")}
      changes={{ changed: changed.map(labelOf), read }}
      unsaved={unsaved ? [unsaved] : []}
      fields={resource.fields.map((field) => ({ name: field.name, label: labelOf(field), id: controlId(field.name) }))}
      open={open.length}
      hasConflicts={start.conflicts.length > 0}
      save={missing ? savesMissing : { label: hasText(resource.texts, "save") ? t("save") : say("save"), disabled: isWaiting }}
      discardTo={addresses.list()}
      parameter="edit"
      method="post"
      action={addresses.open({ edit: row?.id ?? missing?.id ?? "new" })}
      encType={resource.fields.some(({ field }) => field.type === "picture") ? "multipart/form-data" : undefined}
      className="resource-form"
      preventScrollReset
      onSubmit={(event) => {
        if (open.length === 0) return;
        event.preventDefault();
        focusNext(form.current);
      }}
    >
      {row ? <input type="hidden" name="id" value={row.id} /> : null}
      {row ? <input type="hidden" name="version" value={start.version ?? ""} /> : null}
      {listed === undefined ? null : <input type="hidden" name="listed" value={listed} />}
      {missing ? <MissingChoice missing={missing} canAdd={resource.canAdd} /> : null}
      <input type="hidden" name="loaded" value={JSON.stringify(start.loaded)} />
      <ConflictNotice title={failed} conflicts={start.conflicts} />
      <FormFields
        {...{ resource, row, result, start, values }}
        changed={new Set(changed.map(({ name }: FormField) => name))}
        errorsOf={errorsOf}
        resolved={resolved}
        onChoose={choose}
      />
      {resource.inForm?.({ row, values, result, use: countsFor(resource, row?.id), formId, setUnsaved })}
    </FormFrame>
  );
}

/** The next field of a conflict that is not decided yet, else the button that saves. */
function focusNext(form: HTMLFormElement | null): void {
  const next =
    form?.querySelector<HTMLElement>("[data-conflict] input[type=radio]") ?? form?.querySelector(".save-bar [type=submit]");
  if (next instanceof HTMLElement) next.focus();
}
