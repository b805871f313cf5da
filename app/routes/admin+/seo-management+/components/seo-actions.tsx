import { Form } from "@remix-run/react";
import { sectionPath } from "#app/admin/sections.ts";
import { adminSeo } from "#app/i18n/admin-seo.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** The way to the health view, and the button that lays the generated records. */
export function SeoActions({ mayEdit }: { mayEdit: boolean }) {
  const t = useText(adminSeo);
  return (
    <>
      <LinkButton href={sectionPath("seo-health")} variant="quiet" small icon="activity" aria-label={t("health")}>
        <span className="resource-wide-label">{t("health")}</span>
      </LinkButton>
      {mayEdit ? (
        <Form method="post" action={`${sectionPath("seo-management")}/generate`}>
          <SaveKey />
          <Button small icon="sparkles" aria-label={t("generate")}>
            <span className="resource-wide-label">{t("generate")}</span>
          </Button>
        </Form>
      ) : null}
    </>
  );
}
