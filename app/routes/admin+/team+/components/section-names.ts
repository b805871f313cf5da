import { menuOf, sections } from "#app/admin/sections.ts";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import { type PermissionKey, permissionKeys } from "#app/domain/team/permissions.ts";
import { useText } from "#app/i18n/use-text.ts";

/** The rights that can be given to one person, with the sections of the navigation that each opens (B §6), in the menu's order. */
const grantable = menuOf(sections)
  .flatMap((group) => group.sections)
  .reduce<Map<PermissionKey, string[]>>(
    (rights, { permission, key }) => rights.set(permission, [...(rights.get(permission) ?? []), key]),
    new Map(),
  );

/** How rights are called: by the sections of the navigation that they open, such as "Content, SEO Management". */
export function useSectionNames() {
  const t = useText(frameTexts);
  const nameOf = (right: string): string => {
    const key = permissionKeys.find((known) => known === right);
    const opened = sections.filter((section) => section.group !== null && section.permission === key);
    return opened.map((section) => t(`section.${section.key}`)).join(", ") || right;
  };
  return { nameOf, options: [...grantable.keys()].map((right) => ({ value: right, label: nameOf(right) })) };
}
