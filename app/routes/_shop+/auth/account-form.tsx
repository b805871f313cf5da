import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormError } from "#app/shop/forms/form-error.tsx";
import type { ReturnedForm } from "#app/shop/forms/returned-field.ts";
import { Button } from "#app/ui/button.tsx";
import { LanguageInForm } from "#app/ui/language-in-form.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

interface AccountFormProps {
  id: string;
  /** The returned form, if it was submitted. */
  form?: ReturnedForm;
  action: string;
  /** The form's action, where it is another page. */
  next?: string;
  button: string;
  /** The form is what the page is for: its button is as wide as the card, and on a phone it stays in view. */
  wide?: boolean;
  /** What else can be pressed, below the button. */
  more?: ReactNode;
  children: ReactNode;
}

/** One column of fields above one button; the form's error comes first. */
export function AccountForm({ id, form, action, next, button, wide, more, children }: AccountFormProps) {
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formAction === action;
  return (
    <Form method="post" action={action} id={id} data-next={next} noValidate className="grid gap-4">
      <SaveKey />
      <FormError form={form} />
      {children}
      <div className={wide ? "next-bar" : undefined}>
        <Button wide={wide} busy={isSending}>
          {button}
        </Button>
      </div>
      {more}
      <LanguageInForm />
    </Form>
  );
}
