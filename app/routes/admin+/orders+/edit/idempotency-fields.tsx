/** The idempotency key of one submit, and the version of the order that the page shows. */
export type IdempotencyFieldsProps = { version: number; idempotencyKey: string };

/** The hidden fields of every form that edits an order. */
export function IdempotencyFields({ version, idempotencyKey }: IdempotencyFieldsProps) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={idempotencyKey} />
    </>
  );
}
