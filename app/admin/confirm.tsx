import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { SaveKey } from "#app/ui/save-key.tsx";
import { Drawer } from "./drawer.tsx";

interface ConfirmProps {
  /** Label of the button that opens the confirmation, and of the one that confirms. */
  label: string;
  icon?: IconName;
  question: string;
  /** Form action of the confirmation. */
  action: string;
  /** Fields posted with it. */
  fields?: Readonly<Record<string, string | number>>;
  children?: ReactNode;
}

/** A button that confirms before an action that cannot be undone, with and without JavaScript; Escape or a click outside cancels. */
export function Confirm({ label, icon = "trash-2", question, action, fields = {}, children }: ConfirmProps) {
  return (
    <Drawer
      className="admin-pop"
      summary={
        <summary className="button button-danger button-small">
          <Icon name={icon} />
          {label}
        </summary>
      }
    >
      <Form method="post" action={action} className="admin-pop-panel">
        <SaveKey />
        <p>{question}</p>
        {children}
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="danger" small wide>
          {label}
        </Button>
      </Form>
    </Drawer>
  );
}
