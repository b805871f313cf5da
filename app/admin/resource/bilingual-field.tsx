import type { FormField } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { controlAttributes, FieldErrors, FieldHint } from "#app/ui/field-frame.tsx";
import { controlId } from "./form-control.tsx";

interface BilingualFieldProps {
  label: string;
  hint?: string | undefined;
  english: FormField;
  urdu: FormField;
  /** what the fields begin with */
  start: Readonly<Record<string, string>>;
  /** what stands in them now */
  values: Readonly<Record<string, string>>;
  errorsOf: (name: string) => readonly string[] | undefined;
}

/** One text in both languages, in one frame; the language that lacks it says so. */
export function BilingualField({ label, hint, english, urdu, start, values, errorsOf }: BilingualFieldProps) {
  const say = useText(resourceTexts);
  return (
    <fieldset className="field">
      <legend className="field-label">
        {label}
        {english.field.required ? <span aria-hidden="true" className="required" /> : null}
      </legend>
      <div className="bilingual-frame">
        {[english, urdu].map((field) => {
          const { name } = field;
          const isMissing = field === urdu && (values[name] ?? "").trim() === "";
          const id = controlId(name);
          const common = {
            ...controlAttributes({ name, id, errors: errorsOf(name), hint: field === english ? hint : undefined }),
            defaultValue: start[name] ?? "",
            required: field.field.required,
            maxLength:
              "max" in field.field && field.field.type !== "whole" && field.field.type !== "money" ? field.field.max : undefined,
            lang: field === urdu ? "ur-Latn" : "en",
          };
          return (
            <div key={name} data-missing={isMissing || undefined}>
              <label htmlFor={id}>
                <span>
                  <span className="sr-only">{label} </span>
                  {say(field === urdu ? "roman-urdu" : "english")}
                </span>
                {isMissing ? <span>{say("missing")}</span> : null}
              </label>
              {field.field.type === "text" ? <textarea rows={4} {...common} /> : <input {...common} />}
            </div>
          );
        })}
      </div>
      <FieldHint id={controlId(english.name)} hint={hint} />
      <FieldErrors id={controlId(english.name)} errors={errorsOf(english.name)} />
      <FieldErrors id={controlId(urdu.name)} errors={errorsOf(urdu.name)} />
    </fieldset>
  );
}
