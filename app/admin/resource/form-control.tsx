import type { ReactNode } from "react";
import type { ListedRow } from "#app/domain/resource/resource-view.ts";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { PageParts } from "./page-parts.tsx";
import { PictureInput } from "./picture-field.tsx";
import { hasText } from "./resource.ts";

/** The id of a field's control, by which the summary of errors leads to it. */
export const controlId = (name: string): string => `editor-${name}`;

interface FormControlProps<Row extends ListedRow> extends Pick<PageParts<Row>, "resource"> {
  field: FormField;
  label: string;
  value: string;
  errors?: readonly string[] | undefined;
}

/** The control of a field, which follows from its type. */
export function FormControl<Row extends ListedRow>({
  resource,
  field: { name, column, field },
  label,
  value,
  errors,
}: FormControlProps<Row>) {
  const t = useText(resource.texts);
  const say = useText(resourceTexts);
  const hint = hasText(resource.texts, `field.${name}.hint`) ? t(`field.${name}.hint`) : undefined;
  const texts = { name, id: controlId(name), label, hint, errors };
  const common = { ...texts, defaultValue: value, required: field.required };
  switch (field.type) {
    case "tick":
      return <Checkbox {...texts} value="on" defaultChecked={value === "on"} />;
    case "choice": {
      const pictureOf = resource.optionPictures?.[column as keyof Row & string];
      const options = field.options.map((option) => ({ value: option, label: t(`${name}.${option}`) }));
      if (pictureOf) return <PicturedChoice {...common} options={options} pictureOf={pictureOf} />;
      const placeholder = field.required && field.default ? undefined : say("choose");
      return <SelectField {...common} placeholder={placeholder} options={options} />;
    }
    case "reference": {
      const choices = resource.choices[column] ?? [];
      const isKnown = value === "" || choices.some(({ id }) => String(id) === value);
      const options = choices.map((choice) => ({ value: String(choice.id), label: choice.name }));
      return (
        <SelectField
          {...common}
          placeholder={say("choose")}
          options={isKnown ? options : [{ value, label: say("unknown") }, ...options]}
        />
      );
    }
    case "text":
      return <TextAreaField {...common} rows={5} maxLength={field.max} />;
    case "picture":
      return (
        <PictureInput
          {...texts}
          value={value}
          isRequired={field.required}
          section={resource.section}
          isSentWithForm={field.sentWithForm}
        />
      );
    case "whole":
      return <Field {...common} inputMode="numeric" />;
    case "money":
      return <Field {...common} inputMode="decimal" />;
    case "link":
      return <Field {...common} inputMode="url" maxLength={field.max} />;
    case "emoji":
      return <Field {...common} className="control control-emoji" />;
    case "list":
      return <Field {...common} />;
    case "line":
      return <Field {...common} maxLength={field.max} />;
  }
}

interface PicturedChoiceProps {
  label: string;
  name: string;
  id: string;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
  required?: boolean | undefined;
  defaultValue: string;
  options: readonly { value: string; label: string }[];
  pictureOf: (option: string) => ReactNode;
}

/** A choice whose options are seen as what they make, each with its name under it. */
function PicturedChoice({ options, pictureOf, ...group }: PicturedChoiceProps) {
  const pictured = options.map((option) => ({ ...option, picture: pictureOf(option.value) }));
  return <RadioGroup {...group} className="choices-pictured" options={pictured} />;
}
