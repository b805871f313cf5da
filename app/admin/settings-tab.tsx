import { Form } from "@remix-run/react";
import type { ResourceResult } from "#app/domain/resource/resource-view.ts";
import { formFields } from "#app/domain/resource/staff-table.ts";
import type { LastSettingsChange } from "#app/domain/site-settings/find-settings-tab.server.ts";
import type { SettingsTab } from "#app/domain/site-settings/settings-tabs.ts";
import { adminSettings } from "#app/i18n/admin-settings.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import type { FormTexts } from "#app/lib/merge-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { useAnsweredKey } from "#app/ui/use-answered-key.ts";
import { formStart } from "./resource/form-start.ts";
import { useFieldTexts } from "./resource/page-parts.tsx";
import { formResource, type LoneForm } from "./resource/resource.ts";
import { ResourceForm } from "./resource/resource-form.tsx";
import { useInitialValue } from "./use-initial-value.ts";

interface TabFormProps {
  tab: SettingsTab;
  /** The address of the tab. */
  here: string;
  texts: FormTexts;
  last: LastSettingsChange | null;
  mayEdit: boolean;
  result: ResourceResult | undefined;
  /** the section's own sentences and parts of the form, where it is not a page of the settings */
  page?: Pick<LoneForm, "section" | "texts" | "underField" | "headings" | "formId">;
}

const settingsPage = { section: "settings", texts: adminSettings } as const;

/** The fields of a tab and its last change, which can be undone; who may only view reads the values. */
export function TabForm({ tab, here, texts, last, mayEdit, result, page = settingsPage }: TabFormProps) {
  const key = useAnsweredKey(); // after a save the form begins anew
  const form = formResource({ ...page, path: here, fields: formFields(tab) });
  const { labelOf, valueText } = useFieldTexts(form);
  if (!mayEdit) {
    return (
      <dl className="resource-values">
        {form.fields.map((field) => (
          <div key={field.name}>
            <dt>{labelOf(field)}</dt>
            <dd>{valueText(field.column, texts[field.name])}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <>
      <EditedTab key={key} form={form} here={here} texts={texts} result={result} />
      {last ? <LastChange here={here} last={last} labels={form.fields.filter(isIn(last)).map(labelOf)} /> : null}
    </>
  );
}

const isIn =
  ({ fields }: LastSettingsChange) =>
  ({ column }: { column: string }) =>
    fields.includes(column);

type EditedTabProps = Pick<TabFormProps, "here" | "texts" | "result"> & { form: ReturnType<typeof formResource> };

function EditedTab({ form, here, texts, result }: EditedTabProps) {
  const start = useInitialValue(formStart({ row: null, values: texts }, form.fields, result));
  const leadHere = () => here;
  return <ResourceForm resource={form} addresses={{ list: leadHere, open: leadHere }} row={null} start={start} result={result} />;
}

function LastChange({ here, last: { id, who, at }, labels }: { here: string; last: LastSettingsChange; labels: string[] }) {
  const t = useText(adminSettings);
  const lang = useLang();
  return (
    <div className="resource-below flex flex-wrap items-center gap-3">
      <p>{t("changed", { fields: labels.join(", "), who: who ?? t("changed.nobody"), when: formatDateTime(at, lang) })}</p>
      <Form method="post" action={here}>
        <SaveKey />
        <input type="hidden" name="undo" value={id} />
        <Button variant="quiet" small icon="undo-2">
          {t("undo")}
        </Button>
      </Form>
    </div>
  );
}
