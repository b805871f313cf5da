import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { labels } from "#app/i18n/labels.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { LanguageInForm } from "#app/ui/language-in-form.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { FormError } from "../forms/form-error.tsx";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";

/** Initial values of the sender, from the account. */
export type Writer = { name: string; phone: string | null; email: string | null } | null;

interface ContentFormProps {
  id: string;
  form: ReturnedForm;
  action: string;
  button: string;
  children: ReactNode;
}

/** A contact form: its error, the fields, the button. Native validation stays on. */
export function ContentForm({ id, form, action, button, children }: ContentFormProps) {
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formAction === action;
  return (
    <Form method="post" action={action} id={id} noValidate className="panel grid gap-4">
      <SaveKey />
      <FormError form={form} />
      {children}
      <div>
        <Button icon="send" busy={isSending}>
          {button}
        </Button>
      </div>
      <LanguageInForm />
    </Form>
  );
}

/** Name, phone and e-mail of the sender, of which one of the last two is enough; filled in for a signed-in customer. */
export function WriterFields({ form, writer }: { form: ReturnedForm; writer: Writer }) {
  const label = useText(labels);
  return (
    <>
      <Field label={label("name")} {...returnedField(form, "name", writer?.name)} required maxLength={80} autoComplete="name" />
      <div className="form-pair items-start">
        <Field
          label={label("phone")}
          {...returnedField(form, "phone", writer?.phone ? formatPhone(writer.phone) : undefined)}
          hint={label("phone-or-email")}
          type="tel"
          maxLength={30}
          autoComplete="tel"
        />
        <Field
          label={label("email")}
          {...returnedField(form, "email", writer?.email ?? undefined)}
          type="email"
          maxLength={254}
          autoComplete="email"
        />
      </div>
    </>
  );
}
