import { Form, useNavigate, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LeaveWarning } from "#app/admin/leave-warning.tsx";
import { useSaveKey } from "#app/admin/use-save-key.ts";
import type { Resolution } from "#app/domain/resource/merge-fields.ts";
import type { ListedRow, ResourceResult } from "#app/domain/resource/resource-view.ts";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { FormFields } from "./form-fields.tsx";
import { ConflictNotice, ErrorSummary } from "./form-notices.tsx";
import type { FormStart } from "./form-start.ts";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";
import { hasText } from "./resource.ts";
import { SaveBar } from "./save-bar.tsx";
import { useFormChanges } from "./use-form-changes.ts";

const formId = "resource-form";

interface ResourceFormProps<Row extends ListedRow> extends PageParts<Row> {
  row: Row | null;
  start: FormStart;
  result: ResourceResult | undefined;
}

/**
 * The form of a row. It carries its values as loaded, so that a save writes only what was changed here; what two people changed is
 * asked about field by field. Only the server checks what was typed; a field's error goes when the field is mended.
 */
export function ResourceForm<Row extends ListedRow>({ resource, addresses, row, start, result }: ResourceFormProps<Row>) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isSaving = useNavigation().state === "submitting";
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const failedKey = row ? "edit.failed" : "add.failed";
  const failed = hasText(resource.texts, failedKey) ? t(failedKey) : null;
  const { labelOf } = useFieldTexts(resource);
  const { values, changed, read } = useFormChanges(form, resource.fields, start);
  const { errorsOf, mend } = useErrors(result);
  const [resolved, setResolved] = useState<Readonly<Record<string, Resolution>>>({});
  const [isDiscarded, setIsDiscarded] = useState(false);
  const open = start.conflicts.filter(({ field }) => !resolved[field]);
  useSaveKey(formId);
  useFocusOnReturn(form, result);

  const type = ({ target }: FormEvent<HTMLFormElement>) => {
    read();
    if ("name" in target && typeof target.name === "string") mend(target.name);
  };
  const choose = (field: string, resolution: Resolution) => {
    flushSync(() => setResolved((before) => ({ ...before, [field]: resolution })));
    read();
    focusNext(form.current);
  };
  const discard = () => {
    flushSync(() => setIsDiscarded(true)); // the warning below must know before the address changes
    navigate(addresses.list(), { preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      id={formId}
      method="post"
      action={addresses.open({ edit: row?.id ?? "new" })}
      encType={resource.fields.some(({ field }) => field.type === "picture") ? "multipart/form-data" : undefined}
      className="resource-form"
      noValidate={isHydrated}
      preventScrollReset
      onInput={type}
      onChange={type}
      onSubmit={(event) => {
        if (isHydrated && open.length > 0) {
          event.preventDefault();
          focusNext(form.current);
        }
      }}
    >
      {row ? <input type="hidden" name="id" value={row.id} /> : null}
      <input type="hidden" name="version" value={start.version ?? ""} />
      <input type="hidden" name="loaded" value={JSON.stringify(start.loaded)} />
      <ErrorSummary
        title={failed ?? say("form.failed")}
        result={result}
        errorsOf={errorsOf}
        fields={resource.fields}
        labelOf={labelOf}
      />
      <ConflictNotice title={failed} conflicts={start.conflicts} />
      <FormFields
        resource={resource}
        start={start}
        values={values}
        changed={new Set(changed.map(({ name }: FormField) => name))}
        errorsOf={errorsOf}
        resolved={resolved}
        onChoose={choose}
      />
      <SaveBar
        changed={changed.map(labelOf)}
        open={open.length}
        isSaving={isSaving}
        discardTo={addresses.list()}
        onDiscard={discard}
      />
      <LeaveWarning isDirty={changed.length > 0 && !isSaving && !isDiscarded} parameter="edit" />
    </Form>
  );
}

/** The next field that nobody has chosen for yet, else the button that saves. */
function focusNext(form: HTMLFormElement | null): void {
  const next =
    form?.querySelector<HTMLElement>("[data-conflict] input[type=radio]") ?? form?.querySelector(".save-bar [type=submit]");
  if (next instanceof HTMLElement) next.focus();
}

/** The errors of a form that came back; a field that was typed in since has none. */
function useErrors(result: ResourceResult | undefined) {
  const [mended, setMended] = useState<{ result: ResourceResult | undefined; names: ReadonlySet<string> }>();
  const names = mended && mended.result === result ? mended.names : new Set<string>();
  return {
    errorsOf: (name: string): readonly string[] | undefined =>
      names.has(name) ? undefined : (result?.error?.[name] ?? undefined),
    mend: (name: string) => {
      if (!names.has(name) && result?.error?.[name]) setMended({ result, names: new Set([...names, name]) });
    },
  };
}

/** A form that came back begins where somebody is needed: at a question, else at the summary of what is wrong. */
function useFocusOnReturn(form: { readonly current: HTMLFormElement | null }, result: ResourceResult | undefined): void {
  useEffect(() => {
    if (!result) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const first = find("[data-conflict] input[type=radio]") ?? find("[data-summary]");
    first?.focus();
  }, [form, result]);
}
