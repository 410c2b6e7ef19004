import { enumerated, languageOf } from '@bip/contract'
import { baselineMenu, isForFirstTenant } from '@bip/contract/baseline'
import { type TreeNode, TreeSelect } from '@bip/design-system'
import type { InputProps, ViewProps } from '@bip/records'
import { useMemo } from 'react'
import { nameIn } from '../nameIn.ts'
import { useSystemText } from '../useSystemText.ts'

/** The product's own menu, which packages choose from. */
const treeIn = (language: string, parentId = '0'): TreeNode[] =>
  baselineMenu
    .filter((entry) => entry.parentId === parentId)
    .toSorted((one, other) => one.sort - other.sort)
    .flatMap(({ id, path, permission, label: { 'zh-CN': name, ...names } }) => {
      const children = treeIn(language, id)
      // Of no use to whoever gets the package: what only the first tenant has, and groups with nothing else in them.
      if (isForFirstTenant(permission ?? '') || (path === '' && children.length === 0)) return []
      return [{ key: id, label: nameIn(language, name, names), ...(children.length > 0 && { children }) }]
    })

const keysIn = (nodes: readonly TreeNode[]): string[] => nodes.flatMap(({ key, children = [] }) => [key, ...keysIn(children)])
const offered = new Set(keysIn(treeIn('zh-CN')))

const idsOf = (value: unknown): string[] => (typeof value === 'string' ? value.split(',').filter((id) => offered.has(id)) : [])

/** The menus of a package, ticked in the tree; stored comma-joined, as the spec has them. */
export const PackageMenus = ({ field, label, value, onChange, onBlur, error }: InputProps) => {
  const { language } = useSystemText()
  const nodes = useMemo(() => treeIn(language), [language])
  return (
    <TreeSelect
      isMultiple
      reports="all"
      label={label}
      isRequired={field.required}
      nodes={nodes}
      value={idsOf(value)}
      onChange={(ids) => onChange(ids.join(','))}
      onBlur={onBlur}
      error={error}
      maxTags={8}
    />
  )
}

/** How many menus a package has, and which. */
export const PackageMenusShown = ({ value }: ViewProps) => {
  const { t, language } = useSystemText()
  const ids = new Set(idsOf(value))
  const names = baselineMenu
    .filter(({ id, path }) => ids.has(id) && path !== '')
    .map(({ label: { 'zh-CN': name, ...others } }) => nameIn(language, name, others))
  return (
    <>
      {t('tenants.menus', { count: names.length })}
      <br />
      {enumerated(names, languageOf(language))}
    </>
  )
}
