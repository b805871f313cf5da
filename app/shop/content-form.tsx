import { type FormMetadata, getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { fields as labels } from "#app/i18n/fields.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Who writes, as far as the shop knows. */
export type Writer = { name: string; email: string } | null;

interface ContentFormProps<Typed extends Record<string, unknown>> {
  form: FormMetadata<Typed, string[]>;
  action: string;
  button: string;
  children: ReactNode;
}

/** A letter to the shop: what is wrong with the whole, the fields, the button. The browser's own checks stay on. */
export function ContentForm<Typed extends Record<string, unknown>>({ form, action, button, children }: ContentFormProps<Typed>) {
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formAction === action;
  return (
    <Form method="post" action={action} {...getFormProps(form)} noValidate={false} className="panel grid gap-4">
      {form.errors?.map((error) => (
        <Notice key={error} tone="error">
          {error}
        </Notice>
      ))}
      {children}
      <div>
        <Button icon="send" busy={isSending}>
          {button}
        </Button>
      </div>
    </Form>
  );
}

type FieldState = { name: string; initialValue?: string | undefined; errors?: string[] | undefined };

/** Name and e-mail of whoever writes; a signed-in customer finds them filled in. */
export function WriterFields({ name, email, writer }: { name: FieldState; email: FieldState; writer: Writer }) {
  const label = useText(labels);
  return (
    <div className="form-pair">
      <Field
        label={label("label.name")}
        name={name.name}
        defaultValue={name.initialValue ?? writer?.name}
        errors={name.errors}
        required
        maxLength={80}
        autoComplete="name"
      />
      <Field
        label={label("label.email")}
        name={email.name}
        defaultValue={email.initialValue ?? writer?.email}
        errors={email.errors}
        type="email"
        required
        maxLength={254}
        autoComplete="email"
      />
    </div>
  );
}
