import { Form } from "@remix-run/react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";

/** How the back office looks on this device. */
export type DeviceTheme = { theme: "light" | "dark"; animations: boolean };

/** Changes this device's theme and its animations, for no other device. */
export function ThemeForm({ theme, animations, here }: DeviceTheme & { here: string }) {
  const t = useText(admin);
  const otherTheme = theme === "dark" ? "light" : "dark";
  const otherAnimations = animations ? "off" : "on";
  return (
    <Form method="post" action="/admin/theme" preventScrollReset>
      <input type="hidden" name="return_to" value={here} />
      <Button name="theme" value={otherTheme} variant="plain" small wide icon={otherTheme === "light" ? "sun" : "moon"}>
        {t(`theme.${otherTheme}`)}
      </Button>
      <Button name="animations" value={otherAnimations} variant="plain" small wide icon="sparkles">
        {t(`animations.${otherAnimations}`)}
      </Button>
    </Form>
  );
}
