import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface AccountFormProps {
  /** Its id, and what is wrong with it as a whole. */
  form: { id: string; errors?: readonly string[] | undefined };
  action: string;
  button: string;
  /** A button as wide as the card. */
  wide?: boolean;
  children: ReactNode;
}

/** One column of fields above one button; what is wrong with the whole stands first. The browser's own checks stay on. */
export function AccountForm({ form, action, button, wide, children }: AccountFormProps) {
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formAction === action;
  return (
    <Form method="post" action={action} id={form.id} className="grid gap-4">
      {form.errors?.map((error) => (
        <Notice key={error} tone="error">
          {error}
        </Notice>
      ))}
      {children}
      <div>
        <Button wide={wide} busy={isSending}>
          {button}
        </Button>
      </div>
    </Form>
  );
}
