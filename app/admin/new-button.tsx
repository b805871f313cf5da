import { Form } from "@remix-run/react";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { findSection, sectionPath } from "./sections.ts";

/** The one New button of the section that is shown (A2.78: a product is added from the products page alone). */
export function NewButton({ section, mayEdit }: { section: SectionKey; mayEdit: (key: SectionKey) => boolean }) {
  const t = useText(admin);
  const adds = findSection(section)?.adds;
  if (!adds || !mayEdit(section)) return null;
  const label = t(adds.label);
  return (
    <Form action={sectionPath(section) + adds.path}>
      <Button small icon="plus" className="admin-bar-new" aria-label={label}>
        <span>{label}</span>
      </Button>
    </Form>
  );
}
