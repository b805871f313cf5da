import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";

type GoButtonProps = ComponentProps<typeof Button> & {
  /** A path without a query, because a GET form drops it. */
  to: string;
};

/** A button that loads another page as a document, so that all its data is read again. Without JavaScript it is a form. */
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
