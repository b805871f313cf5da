import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormError } from "#app/shop/forms/form-error.tsx";
import type { ReturnedForm } from "#app/shop/forms/returned-field.ts";
import { Button } from "#app/ui/button.tsx";

interface AccountFormProps {
  id: string;
  /** The returned form, if it was submitted. */
  form?: ReturnedForm;
  action: string;
  /** The form's action, where it is another page. */
  next?: string;
  button: string;
  /** A button as wide as the card. */
  wide?: boolean;
  children: ReactNode;
}

/** One column of fields above one button; the form's error comes first. Native validation stays on. */
export function AccountForm({ id, form, action, next, button, wide, children }: AccountFormProps) {
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formAction === action;
  return (
    <Form method="post" action={action} id={id} data-next={next} className="grid gap-4">
      <FormError form={form} />
      {children}
      <div>
        <Button wide={wide} busy={isSending}>
          {button}
        </Button>
      </div>
    </Form>
  );
}
