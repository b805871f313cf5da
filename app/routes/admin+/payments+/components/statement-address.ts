import { sectionPath } from "#app/admin/sections.ts";

/** The page of statements. */
export const statementsPath = `${sectionPath("payments")}/statements`;

/** The page of one statement. */
export const statementPath = (id: number): string => `${statementsPath}/${id}`;
