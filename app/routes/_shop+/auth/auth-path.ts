/** The address of a tab of the sign-in page that leads back to `returnTo` afterwards. */
export function authPath(tab: "sign-in" | "register", returnTo: string): string {
  const query = new URLSearchParams();
  if (tab === "register") query.set("tab", tab);
  if (returnTo !== "/") query.set("return_to", returnTo);
  return query.size > 0 ? `/auth?${query}` : "/auth";
}
