import { useFetcher } from "@remix-run/react";
import { useRef } from "react";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Shows the text of the form it stands in as visitors will read it. Without JavaScript there is none: the save can be undone by hiding. */
export function Preview({ field }: { field: string }) {
  const t = useText(adminContent);
  const fetcher = useFetcher<{ html: string }>();
  const place = useRef<HTMLDivElement>(null);
  if (!useHydrated()) return null;

  function show() {
    const form = place.current?.closest("form");
    const text = form ? new FormData(form).get(field) : null;
    fetcher.submit({ text: typeof text === "string" ? text : "" }, { method: "post", action: "/admin/content/preview" });
  }

  return (
    <div ref={place} className="grid gap-2">
      <div>
        <Button type="button" variant="quiet" small icon="eye" busy={fetcher.state !== "idle"} onClick={show}>
          {t("preview")}
        </Button>
      </div>
      {fetcher.data ? (
        <section className="text-preview prose" aria-label={t("preview")} aria-live="polite">
          <div dangerouslySetInnerHTML={{ __html: fetcher.data.html }} />
        </section>
      ) : null}
    </div>
  );
}
