import { z } from "zod";
import { idField, orNull, textField, tickField, versionField } from "#app/lib/form-fields.server.ts";
import { longestText } from "./about-form.server.ts";
import { optionalText } from "./internal/home-fields.server.ts";

/** The policies that are written in sections. */
export const policyTypes = ["shipping", "return"] as const;

/** One of them. */
export type PolicyType = (typeof policyTypes)[number];

/** A section of a policy as its editor sends it (B3.02): without `id` a new one. Its policy is chosen only then (B5.04). */
export const policyForm = z
  .object({
    id: idField.optional().transform(orNull),
    version: versionField,
    policy_type: z.enum(policyTypes, "choice").optional(),
    title: textField(150),
    title_ur: optionalText(150),
    content: textField(longestText),
    content_ur: optionalText(longestText),
    is_active: tickField,
  })
  .transform(({ id, version, policy_type: policyType = "shipping", ...form }) => ({
    ...{ id, version, policyType },
    section: {
      title: form.title,
      titleUr: form.title_ur,
      content: form.content,
      contentUr: form.content_ur,
      isActive: form.is_active,
    },
  }));
