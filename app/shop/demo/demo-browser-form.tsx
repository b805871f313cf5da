import { Form } from "@remix-run/react";
import { demoInbox as texts } from "#app/i18n/demo-inbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** Subscribes a browser of the demo's push service for whoever is signed in. */
export function DemoBrowserForm({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useText(texts);
  return (
    <Form method="post" action="/demo/inbox/browser" className="content-section grid gap-3" aria-labelledby="demo-pushes">
      <SaveKey />
      <h2 id="demo-pushes">{t("pushes")}</h2>
      <p>{t("pushes.hint")}</p>
      {isSignedIn ? (
        <Button variant="quiet" icon="bell">
          {t("pushes.take")}
        </Button>
      ) : (
        <LinkButton variant="quiet" href="/auth?return_to=%2Fdemo%2Finbox">
          {t("pushes.sign-in")}
        </LinkButton>
      )}
    </Form>
  );
}
