import { z } from "zod";
import type { PermissionKey } from "#app/domain/team/permissions.ts";

/** What may have a picture, each with the right that its pictures take. */
const entities = {
  product: "products",
  category: "categories",
  subcategory: "subcategories",
  package: "packages",
  service: "services",
  slide: "content",
  banner: "content",
  about: "content",
  policy: "content",
} as const satisfies Record<string, PermissionKey>;

type Entity = keyof typeof entities;

const words = { thumbnail: 160, small: 320, medium: 640, large: 1280 } as const;

const asWidth = (size: string): number => words[size as keyof typeof words] ?? Number(size);

/** The body of `POST /api/supabase/functions/optimize-image` (A7.52); `displaySize` is a width in pixels, or a word for one. */
export const optimizeBody = z
  .object({
    imageUrl: z.string().min(1).max(2000),
    entityType: z.enum(Object.keys(entities) as [Entity, ...Entity[]]),
    entityId: z.union([z.string().max(40), z.number()]).nullish(),
    displaySize: z.union([z.number(), z.string().max(20).transform(asWidth)]).nullish(),
  })
  .transform(({ imageUrl, entityType, displaySize }) => ({
    imageUrl,
    permission: entities[entityType],
    width: displaySize && displaySize > 0 ? displaySize : words.medium,
  }));
