import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";

type GoButtonProps = ComponentProps<typeof Button> & {
  /** A path of the shop, with or without a query. */
  to: string;
};

/** A button that loads another page as a document, so that all its data is read again. Without JavaScript it is a form. */
export function GoButton({ to, onClick, ...rest }: GoButtonProps) {
  const [path, query] = to.split("?", 2);
  return (
    <form action={path}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
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
