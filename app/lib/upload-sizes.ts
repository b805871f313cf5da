const megabyte = 1024 * 1024;

/** The largest file of each kind that pages promise to take, bytes. What a request may have follows from it, and what browsers measure before they send. */
export const largestUpload = { picture: 5 * megabyte, csv: 8 * megabyte } as const;
