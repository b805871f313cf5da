import { useActionData, useLoaderData } from "@remix-run/react";
import type { PackageLine } from "#app/domain/packages/staff-package.ts";
import type { RowOf } from "#app/domain/resource/staff-table.ts";
import type { readPackageParts } from "#app/pages/staff-packages.server.ts";

/** A row of the packages. */
export type StaffPackage = RowOf<"Package">;

/** What the page of the packages has beside what the kit reads. */
export const usePackageParts = () => useLoaderData<typeof readPackageParts>();

/** The lines of a new package whose form came back; none at first. */
export const useReturnedLines = () => useActionData<() => Promise<{ picked: PackageLine[] }>>()?.picked ?? [];
