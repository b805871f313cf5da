import { Form } from "@remix-run/react";
import { sectionPath } from "#app/admin/sections.ts";
import { adminSeo } from "#app/i18n/admin-seo.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";

/** The way to the health view, and the button that lays the generated records. */
export function SeoActions({ mayEdit }: { mayEdit: boolean }) {
  const t = useText(adminSeo);
  return (
    <>
      <LinkButton href={sectionPath("seo-health")} variant="quiet" small icon="activity">
        {t("health")}
      </LinkButton>
      {mayEdit ? (
        <Form method="post" action={`${sectionPath("seo-management")}/generate`}>
          <Button small icon="sparkles">
            {t("generate")}
          </Button>
        </Form>
      ) : null}
    </>
  );
}
