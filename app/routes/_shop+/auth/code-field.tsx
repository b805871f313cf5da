import { twoFactor as texts } from "#app/i18n/two-factor.ts";
import { useText } from "#app/i18n/use-text.ts";
import { type ReturnedForm, returnedField } from "#app/shop/forms/returned-field.ts";
import { Field } from "#app/ui/field.tsx";

/** The field of a code: of the app, where phones offer digits alone; a recovery code; or either. */
export function CodeField({ form, takes }: { form: ReturnedForm; takes: "app" | "recovery" | "either" }) {
  const t = useText(texts);
  return (
    <Field
      label={t(`code.${takes}`)}
      {...returnedField(form, "code")}
      required
      maxLength={40}
      inputMode={takes === "app" ? "numeric" : "text"}
      autoComplete={takes === "recovery" ? "off" : "one-time-code"}
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
