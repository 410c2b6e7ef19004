/** The groups of the menu, by id: the modules of the company add theirs, see `resources/modules.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: what is declared elsewhere is added to it, which only an interface allows
export interface MenuGroups {}

/** The groups of the menu that a resource may stand in. */
export type MenuGroupId = keyof MenuGroups
