/** Finds a cookie in a `Cookie` header by its name, and its value as the first group; made once, as every request is asked. */
export const cookiePattern = (name: string): RegExp => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`);
