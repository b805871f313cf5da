import { useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";

/**
 * What went wrong with a form as a whole: `title` when the shop said no or broke, alone the sentence of what is missing. The focus
 * goes there, as the button that was pressed may stand far below.
 */
export function FormFailure({ title, errors }: { title: string | null; errors: string[] | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors && errors.length > 0) box.current?.focus();
  }, [errors]);
  if (!errors || errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error">
        {title ? <b>{title}</b> : null}
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </Notice>
    </div>
  );
}
