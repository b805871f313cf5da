import { Form } from "@remix-run/react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { Theme } from "#app/lib/themes.ts";
import { Button } from "#app/ui/button.tsx";

/** How the back office looks on this device. */
export type DeviceTheme = { theme: Theme; animations: boolean };

const choices = [
  { theme: "light", icon: "sun" },
  { theme: "dark", icon: "moon" },
  { theme: "device", icon: "monitor" },
] as const;

/** Changes this device's theme and its animations, for no other device. */
export function ThemeForm({ theme, animations, here }: DeviceTheme & { here: string }) {
  const t = useText(admin);
  const otherAnimations = animations ? "off" : "on";
  return (
    <Form method="post" action="/admin/theme" className="theme-form" preventScrollReset>
      <input type="hidden" name="return_to" value={here} />
      {choices.map(({ theme: choice, icon }) => (
        <Button key={choice} name="theme" value={choice} variant="plain" small wide icon={icon} aria-pressed={choice === theme}>
          {t(`theme.${choice}`)}
        </Button>
      ))}
      <Button name="animations" value={otherAnimations} variant="plain" small wide icon="sparkles">
        {t(`animations.${otherAnimations}`)}
      </Button>
    </Form>
  );
}
