/** The demo's accounts and no others have addresses of this domain, which no mail reaches. */
export const demoDomain = "@demo.test";
