import { largestUpload } from "#app/lib/upload-sizes.ts";

const megabyte = 1024 * 1024;

/** What a form of a route carries beside words, and the most that its request may have, bytes: the promised size and some words around it. */
export const bodyBytes = {
  picture: largestUpload.picture + megabyte / 2,
  "two-pictures": 2 * largestUpload.picture + megabyte / 2,
  file: largestUpload.csv + megabyte,
} as const;

/** A kind of body that takes minutes over a slow line. */
export type UploadKind = keyof typeof bodyBytes;

/**
 * In the `handle` of a route: what its form uploads. Below a splat only the address named is meant; without one it is the route's own.
 * The server allows each route what it says here, and five minutes for it; all others are forms of words.
 */
export type RouteBody = { upload: UploadKind; at?: string };

/** The route takes one picture of 5 MB at most. */
export const takesPicture = { body: { upload: "picture" } } as const satisfies { body: RouteBody };

/** The route takes two pictures, for wide screens and for phones. */
export const takesTwoPictures = { body: { upload: "two-pictures" } } as const satisfies { body: RouteBody };

/** The route takes a CSV file of 8 MB at most. */
export const takesFile = { body: { upload: "file" } } as const satisfies { body: RouteBody };

/** The addresses below a list: its CSV file comes to `import`. */
export const takesImport = { body: { upload: "file", at: "import" } } as const satisfies { body: RouteBody };
