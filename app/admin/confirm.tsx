import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Drawer } from "./drawer.tsx";

interface ConfirmProps {
  /** What the button that asks says, and again the one that does it. */
  label: string;
  icon?: IconName;
  question: string;
  /** Where the answer is posted. */
  action: string;
  /** What goes with it. */
  fields?: Readonly<Record<string, string | number>>;
  children?: ReactNode;
}

/** A button that asks before it does what can't be undone, with and without JavaScript; Escape or a press beside it is a no. */
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
