import { useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";

/**
 * The error of a form as a whole: with `title` for a refusal or failure, without for a validation error. It gets the focus, as the submit
 * button may be far below.
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
