import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const year = 365 * 24 * 60 * 60;

/**
 * A page out of the server's memory is the same for everybody. The server says by a cookie when this browser holds picks
 * or a zone of its own, and they are asked for as soon as the page stands. `scripts` tells the server that somebody here will.
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
