import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";

type GoButtonProps = ComponentProps<typeof Button> & {
  /** A path without a query, because a form would drop it. */
  to: string;
};

/** A button that leads to another page and loads it anew: whatever that page needs is asked for again. Without JavaScript it is a form. */
export function GoButton({ to, onClick, ...rest }: GoButtonProps) {
  return (
    <form action={to}>
      <Button
        {...rest}
        onClick={(event) => {
          event.preventDefault();
          onClick?.(event);
          location.assign(to);
        }}
      />
    </form>
  );
}
