import type { Label } from '../i18n.ts'
import type { Core, FormSection } from './core.ts'

/** A tab on the page of a record: the sections of the form that name it, and lists of what hangs under the record. */
export type DetailTab = {
  label: Label
  /** Keys of the resources whose lists stand in it, in this order. Default none. */
  below?: readonly string[]
  /** What was said about the record and its history stand in it, not beside the page. At most one tab says so. */
  aside?: true
}

/** Tabs by name, in order. Sections that name none stay above them. */
export type DetailTabs = Readonly<Record<string, DetailTab>>

/** A tab with what stands in it; `key` is what the address calls it. */
export type TabShown = { key: string; label: Label; sections: readonly FormSection[]; below: readonly string[]; aside?: true }

/** The sections that stand above the tabs: those that name none. Without tabs all of them. */
export const sectionsAbove = ({ form, tabs }: Pick<Core, 'form' | 'tabs'>): readonly FormSection[] =>
  tabs ? form.filter(({ tab }) => tab === undefined) : form

/** The tabs of a record's page. A list of what hangs under it that no tab names has a tab of its own, behind the others. */
export function tabsOf(
  { form, tabs = {} }: Pick<Core, 'form' | 'tabs'>,
  children: readonly Pick<Core, 'key' | 'label'>[],
): TabShown[] {
  const declared = Object.entries(tabs).map(([key, { label, below = [], aside }]) => ({
    key,
    label,
    ...(aside && { aside }),
    sections: form.filter(({ tab }) => tab === key),
    below: below.filter((name) => children.some((child) => child.key === name)),
  }))
  const named = new Set(Object.values(tabs).flatMap(({ below = [] }) => below))
  const own = children
    .filter((child) => !named.has(child.key))
    .map(({ key, label }) => ({ key, label, sections: [], below: [key] }))
  return [...declared, ...own]
}
