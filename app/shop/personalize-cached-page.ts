import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const year = 365 * 24 * 60 * 60;

/**
 * A page from the server's cache is the same for everybody. A cookie of the server marks a browser with a guest cart or a zone of its own,
 * whose data is loaded after hydration. The cookie `scripts` tells the server that JavaScript is available.
 */
export function usePersonalizedPage(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const holds = (name: string) => new RegExp(`(?:^|; )${name}=`).test(document.cookie);
    // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API is missing on many cheap phones
    if (!holds("scripts")) document.cookie = `scripts=1; Path=/; Max-Age=${year}; SameSite=Lax`;
    if (!holds("fill")) return;
    document.cookie = "fill=; Path=/; Max-Age=0; SameSite=Lax";
    // biome-ignore-end lint/suspicious/noDocumentCookie: see above
    revalidate();
  }, [revalidate]);
}
