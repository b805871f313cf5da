import { Form } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";

interface ContentSearchProps {
  action: string;
  label: string;
  placeholder?: string;
  button: string;
  search: string;
  /** Other parameters of the address that the search preserves. */
  preserved?: Readonly<Record<string, string | null>>;
}

/** A search within one page; its text is in the address. */
export function ContentSearch({ action, label, placeholder, button, search, preserved = {} }: ContentSearchProps) {
  return (
    <Form role="search" method="get" action={action} className="content-search">
      {Object.entries(preserved).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <input
        key={search}
        className="control"
        type="search"
        name="search"
        defaultValue={search}
        aria-label={label}
        placeholder={placeholder ?? label}
        maxLength={100}
      />
      <Button variant="quiet" icon="search">
        {button}
      </Button>
    </Form>
  );
}
