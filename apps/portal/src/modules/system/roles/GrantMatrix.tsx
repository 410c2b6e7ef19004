import type { GrantGroup } from '@bip/contract'
import { scopes } from '@bip/contract'
import { Checkbox, Fieldset, SearchField, Select, Table, type TableColumn } from '@bip/design-system'
import { useMemo, useState } from 'react'
import { useText } from '../../../app/useText.ts'
import { type Grants, isScope, scopeOf, withCode, withGroup, withScope } from './grants.ts'
import { Centre, Others, Scroll, Search } from './roles.styles.ts'

type GrantMatrixProps = {
  groups: readonly GrantGroup[]
  grants: Grants
  onChange: (grants: Grants) => void
  isReadOnly: boolean
}

/** Operations that nearly every resource has; the rest stands in one cell. */
const common = ['view', 'add', 'edit', 'remove', 'import', 'export']

/** Groups of codes that belong to no resource: those of the platform, and those of a plant's own menu entries. */
const loose = ['', 'menus']

const rowKey = ({ key }: GrantGroup): string => key

/** What a role may do with which records, and how far that reaches. */
export const GrantMatrix = ({ groups, grants, onChange, isReadOnly }: GrantMatrixProps) => {
  const { t } = useText()
  const [query, setQuery] = useState('')
  const names = useMemo(() => commonNames(groups), [groups])
  const shown = groups.filter(({ name, codes }) =>
    [name, ...codes.map((one) => one.name)].some((word) => word.includes(query.trim())),
  )

  const box = (group: GrantGroup, { code, name }: GrantGroup['codes'][number], isNamed: boolean) => (
    <Checkbox
      key={code}
      label={isNamed ? name : `${group.name}：${name}`}
      labelHidden={!isNamed}
      value={grants[code] !== undefined}
      isDisabled={isReadOnly}
      onChange={(isHeld) => onChange(withCode(grants, group, code, isHeld))}
    />
  )
  const columns: TableColumn<GrantGroup>[] = [
    {
      key: 'name',
      header: t('roles.resource'),
      width: 180,
      pin: 'left',
      render: (group) => {
        const held = group.codes.filter(({ code }) => grants[code] !== undefined).length
        return (
          <Checkbox
            label={group.name}
            value={held === group.codes.length}
            isIndeterminate={held > 0 && held < group.codes.length}
            isDisabled={isReadOnly}
            onChange={(isHeld) => onChange(withGroup(grants, group, isHeld))}
          />
        )
      },
    },
    {
      key: 'scope',
      header: t('roles.scope'),
      width: 180,
      render: (group) => {
        const scope = scopeOf(grants, group)
        if (scope === null) return null
        return (
          <Select
            size="small"
            label={`${group.name}：${t('roles.scope')}`}
            labelHidden
            isDisabled={isReadOnly}
            placeholder={scope === 'mixed' ? t('roles.mixed') : undefined}
            value={scope === 'mixed' ? null : scope}
            options={scopes.map((value) => ({ value, label: t(`roles.scopes.${value}`) }))}
            onChange={(value) => isScope(value) && onChange(withScope(grants, group, value))}
          />
        )
      },
    },
    ...common.map(
      (operation): TableColumn<GrantGroup> => ({
        key: operation,
        header: names.get(operation) ?? operation,
        width: 64,
        align: 'center',
        render: (group) => {
          const found = group.codes.find((one) => one.operation === operation)
          return found && <Centre>{box(group, found, false)}</Centre>
        },
      }),
    ),
    {
      key: 'others',
      header: t('roles.others'),
      minWidth: 240,
      maxWidth: 900,
      render: (group) => (
        <Others>{group.codes.filter(({ operation }) => !common.includes(operation)).map((one) => box(group, one, true))}</Others>
      ),
    },
  ]
  return (
    <>
      <Search>
        <SearchField label={t('roles.find')} onSearch={setQuery} delay={100} />
      </Search>
      <Scroll>
        <Table
          caption={t('roles.grants')}
          columns={columns}
          rows={shown.filter(({ key }) => !loose.includes(key))}
          rowKey={rowKey}
        />
        {shown
          .filter(({ key }) => loose.includes(key))
          .map((group) => (
            <Fieldset key={group.key} legend={group.name} columns={4}>
              {group.codes.map((one) => box(group, one, true))}
            </Fieldset>
          ))}
      </Scroll>
    </>
  )
}

/** Names of the common operations, as any resource calls them. */
const commonNames = (groups: readonly GrantGroup[]): Map<string, string> =>
  new Map(groups.flatMap(({ codes }) => codes.map(({ operation, name }) => [operation, name] as const)).toReversed())
