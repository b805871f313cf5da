import { Notice } from "#app/ui/notice.tsx";

/** What went wrong with a form as a whole: `title` when the shop said no or broke, alone the sentence of what is missing. */
export function FormFailure({ title, errors }: { title: string | null; errors: string[] | undefined }) {
  if (!errors || errors.length === 0) return null;
  return (
    <Notice tone="error">
      {title ? <b>{title}</b> : null}
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </Notice>
  );
}
