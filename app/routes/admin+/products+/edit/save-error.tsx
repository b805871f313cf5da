import { type ReactNode, useEffect, useRef } from "react";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";

interface SaveErrorProps {
  error: Record<string, string[] | null>;
  /** The conflicting save of another person. */
  children: ReactNode;
}

/** Why the product was not saved (A5.06, A8.20), above the form; a field's error is shown at the field too. */
export function SaveError({ error, children }: SaveErrorProps) {
  const t = useText(texts);
  const wholes = error[""] ?? [];
  const isTypedWrong = Object.keys(error).some((name) => name !== "");
  const messages = isTypedWrong && wholes.length > 0 ? wholes : [t("failed.save", { msg: wholes.join(" ") || t("check") })];
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the form is longer than the screen: without an invalid field, which would get the focus, scroll to this
    if (error && !isTypedWrong) place.current?.scrollIntoView({ block: "center" });
  }, [error, isTypedWrong]);
  return (
    <div ref={place} className="product-trouble">
      <Notice tone="error">
        {messages.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
      {children}
    </div>
  );
}
