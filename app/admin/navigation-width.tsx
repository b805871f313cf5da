import { Form } from "@remix-run/react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";

/** Folds the navigation to a rail of icons or back; this device keeps the choice. */
export function NavigationWidth({ isRail, here }: { isRail: boolean; here: string }) {
  const t = useText(admin);
  return (
    <Form method="post" action="/admin/theme" preventScrollReset className="admin-nav-width">
      <input type="hidden" name="return_to" value={here} />
      <Button
        name="navigation"
        value={isRail ? "wide" : "rail"}
        variant="plain"
        small
        iconOnly
        icon="panel-left"
        aria-label={t(isRail ? "navigation.unfold" : "navigation.fold")}
      />
    </Form>
  );
}
