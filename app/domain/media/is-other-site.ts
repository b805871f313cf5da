/** Whether a picture's address is one of another site, which no page of this shop shows. */
export const isOtherSite = (address: string): boolean => /^https?:\/\//i.test(address.trim());
