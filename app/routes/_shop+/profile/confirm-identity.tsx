import { type FormEvent, useState } from "react";
import { profile as texts } from "#app/i18n/profile.ts";
import { useText } from "#app/i18n/use-text.ts";
import { PasswordField } from "#app/shop/forms/password-field.tsx";
import { type ReturnedForm, returnedField } from "#app/shop/forms/returned-field.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** A form that takes a confirmation, as it came back: with the token of the code that was sent, empty where that code is over. */
export type ConfirmedForm = ReturnedForm & { codeRequest?: string };

/** The token of the code that a form waits for; empty while none was sent. */
const codeRequestOf = (form: ConfirmedForm | undefined): string => {
  const typed = form?.initialValue?.["code_request"];
  return form?.codeRequest ?? (typeof typed === "string" ? typed : "");
};

interface ConfirmIdentityProps {
  form: ConfirmedForm | undefined;
  /** the number that a code goes to, as people write it; null where none can be sent */
  codePhone: string | null;
}

/**
 * How a signed-in person confirms that it is them: by the current password, or by a code to their proved phone, chosen in the form itself.
 * The first time that it is sent with a code chosen, the code leaves and the form comes back with a field for it.
 */
export function ConfirmIdentity({ form, codePhone }: ConfirmIdentityProps) {
  const t = useText(texts);
  const isHydrated = useHydrated();
  const returned = form?.initialValue?.["confirm_by"] === "code" ? "code" : "password";
  const [chosen, setChosen] = useState(returned);
  const password = (
    <PasswordField
      label={t("password.current")}
      name="current_password"
      errors={form?.error?.["current_password"] ?? undefined}
      maxLength={200}
      autoComplete="current-password"
    />
  );
  if (codePhone === null) return password;
  const request = codeRequestOf(form);
  const choose = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === "confirm_by")
      setChosen(target.value === "code" ? "code" : "password");
  };
  const isLeftOut = (way: typeof chosen) => isHydrated && chosen !== way; // without scripts both stand there
  return (
    <div className="grid gap-4" onChange={choose}>
      {request ? (
        <Notice tone="success" icon="message-circle">
          {t("confirm.sent", { phone: codePhone })}
        </Notice>
      ) : null}
      <RadioGroup
        label={t("confirm.title")}
        name="confirm_by"
        defaultValue={returned}
        options={[
          { value: "password", label: t("confirm.password") },
          {
            value: "code",
            label: t("confirm.code", { phone: codePhone }),
            hint: request ? undefined : t("confirm.code-how"),
          },
        ]}
      />
      <div hidden={isLeftOut("password")}>{password}</div>
      {request ? (
        <div hidden={isLeftOut("code")}>
          <input type="hidden" name="code_request" value={request} />
          <Field
            label={t("confirm.code-field")}
            {...returnedField(form, "code")}
            maxLength={20}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </div>
      ) : null}
    </div>
  );
}

/** Asks for another code, below the form's own button: Enter in a field sends the form and not this. */
export function AnotherCode({ form, codePhone }: ConfirmIdentityProps) {
  const t = useText(texts);
  if (codePhone === null || !codeRequestOf(form)) return null;
  return (
    <Button variant="plain" name="resend" value="1" className="justify-self-start">
      {t("confirm.again")}
    </Button>
  );
}
