import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Returned } from "./editor-values.ts";
import { rowAddress } from "./row-address.ts";

interface EditorFormProps {
  path: string;
  /** What is edited; null for a new one. */
  entry: { id: number; version: number } | null;
  /** What did not happen when the form came back. */
  failed: string;
  result: Returned;
  save: string;
  /** Further buttons beside the one that saves. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of an editor: why it was not saved above its fields, the way out below them (A4.13). */
export function EditorForm({ path, entry, failed, result, save, tools, children }: EditorFormProps) {
  const t = useText(adminContent);
  const isSaving = useNavigation().state === "submitting";
  const action = rowAddress(path, "edit", entry?.id ?? "new");
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="grid gap-3">
      {entry ? (
        <>
          <input type="hidden" name="id" value={entry.id} />
          <input type="hidden" name="version" value={entry.version} />
        </>
      ) : null}
      {result?.error ? <FailureNotice title={failed} sentences={result.error[""] ?? []} /> : null}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button small icon="save" busy={isSaving}>
          {save}
        </Button>
        {tools}
        <LinkButton href={path} variant="plain" small>
          {t("cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}

/** What did not happen, and why. */
export function FailureNotice({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Notice tone="error">
      <b>{title}</b>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
