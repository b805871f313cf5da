import { GoButton } from "#app/admin/go-button.tsx";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Says what could not be loaded, and offers to try again. */
export function LoadFailure({ path, children }: { path: string; children: string }) {
  const t = useText(admin);
  return (
    <Notice tone="error">
      <p>{children}</p>
      <GoButton to={path} variant="quiet" small>
        {t("broken.retry")}
      </GoButton>
    </Notice>
  );
}
