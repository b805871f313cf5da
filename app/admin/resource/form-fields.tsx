import type { ListedRow, ResourceResult } from "#app/domain/resource/resource-view.ts";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Resolution } from "#app/lib/merge-fields.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import { BilingualField } from "./bilingual-field.tsx";
import { ConflictField } from "./conflict-field.tsx";
import { FormControl } from "./form-control.tsx";
import type { FormStart } from "./form-start.ts";
import { type PageParts, useFieldTexts } from "./page-parts.tsx";
import { countsFor, hasText, type UnderField } from "./resource.ts";

interface FormFieldsProps<Row extends ListedRow> extends Pick<PageParts<Row>, "resource"> {
  start: FormStart;
  values: Readonly<Record<string, string>>;
  changed: ReadonlySet<string>;
  errorsOf: (name: string) => readonly string[] | undefined;
  resolved: Readonly<Record<string, Resolution>>;
  onChoose: (field: string, resolution: Resolution) => void;
  row: Row | null;
  result: ResourceResult | undefined;
}

/** The fields of a form in order, both languages of a text in one frame; one that two people changed is a question until chosen. */
export function FormFields<Row extends ListedRow>(props: FormFieldsProps<Row>) {
  const { resource, start, values, changed, errorsOf, resolved } = props;
  const t = useText(resource.texts);
  const { labelOf } = useFieldTexts(resource);
  const under = (column: string) => {
    const part: UnderField<Row> = resource.underField?.[column as keyof Row & string];
    return typeof part === "function" ? part({ ...props, use: countsFor(resource, props.row?.id) }) : part;
  };
  const conflictOf = (name: string) => start.conflicts.find(({ field }) => field === name);
  return (
    <div className="resource-fields">
      {resource.fields.map((field) => {
        const { name, of, column } = field;
        const conflict = conflictOf(name);
        if (conflict) return <AskedField key={name} {...props} field={field} conflict={conflict} />;
        const partner = field.field.bilingual && resource.fields.find((one) => one.of === of && one !== field);
        const isPair = partner && !conflictOf(partner.name) && !resolved[partner.name];
        if (isPair && of !== column) return null;
        const isChanged = changed.has(name) || Boolean(isPair && changed.has(partner.name));
        const hint = `field.${name}.hint`;
        const heading = resource.headings?.[column as keyof Row & string];
        return (
          <div key={name} className="resource-field" data-changed={isChanged || undefined}>
            {heading && of === column ? <h2>{t(heading)}</h2> : null}
            {isPair ? (
              <BilingualField
                label={labelOf(field)}
                hint={hasText(resource.texts, hint) ? t(hint) : undefined}
                english={field}
                urdu={partner}
                start={start.values}
                values={values}
                errorsOf={errorsOf}
              />
            ) : (
              <FormControl
                {...{ resource, field }}
                label={labelOf(field)}
                value={start.values[name] ?? ""}
                errors={errorsOf(name)}
              />
            )}
            {of === column ? under(column) : null}
          </div>
        );
      })}
    </div>
  );
}

type AskedFieldProps<Row extends ListedRow> = FormFieldsProps<Row> & {
  field: FormField;
  conflict: FieldConflict;
};

/** A field that two people changed: a question at first, then a field again with what was chosen and the way to the other. */
function AskedField<Row extends ListedRow>(props: AskedFieldProps<Row>) {
  const { resource, field, conflict, start, values, changed, errorsOf, resolved, onChoose } = props;
  const say = useText(resourceTexts);
  const { labelOf, valueText } = useFieldTexts(resource);
  const { name } = field;
  const mine = start.values[name] ?? "";
  const label = labelOf(field);
  const resolution = resolved[name];
  if (!resolution) {
    return (
      <ConflictField
        label={label}
        conflict={conflict}
        mine={mine}
        valueText={(value) => valueText(name, value)}
        onChoose={(chosen) => onChoose(name, chosen)}
      />
    );
  }
  const other = resolution === "theirs" ? "mine" : "theirs";
  return (
    <div className="resource-field" data-changed={changed.has(name) || undefined}>
      {/* what was typed after the choice is the person's own */}
      <input type="hidden" name="asked" value={name} />
      <input type="hidden" name={`resolve_${name}`} value={values[name] === conflict.saved ? "theirs" : "mine"} />
      <FormControl
        key={resolution}
        {...{ resource, field, label }}
        value={resolution === "theirs" ? conflict.saved : mine}
        errors={errorsOf(name)}
      />
      <p className="conflict-taken">
        {say(`conflict.${resolution}-taken`)} ·{" "}
        <button type="button" onClick={() => onChoose(name, other)}>
          {say(`conflict.take-${other}`)}
        </button>
      </p>
    </div>
  );
}
