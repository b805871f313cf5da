import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { longestText } from "#app/domain/content/site-pages.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { textField } from "#app/lib/form-fields.server.ts";
import { renderMarkdown } from "#app/platform/markdown.server.ts";

const previewForm = z.object({ text: textField(longestText).optional() });

/** A text as visitors will read it, before it is saved. */
export async function action({ request }: ActionFunctionArgs) {
  await requireSection(request, "content", "edit");
  const form = await readForm(request, previewForm);
  return { html: renderMarkdown((form.ok && form.value.text) || "") };
}
