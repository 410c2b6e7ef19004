import type { ScopeNode } from '@bip/contract'
import { Fieldset, MultiSelect } from '@bip/design-system'
import { useSystemText } from '../useSystemText.ts'
import type { Scopes } from './grants.ts'
import { Gap } from './roles.styles.ts'

type RoleScopesProps = {
  dataScopes: readonly ScopeNode[]
  apiScopes: readonly ScopeNode[]
  value: Scopes
  onChange: (scopes: Scopes) => void
  isReadOnly: boolean
}

/** Scopes of a role: rows that it is kept to, and guarded calls that it may make. Nothing while there are none to choose. */
export const RoleScopes = ({ dataScopes, apiScopes, value, onChange, isReadOnly }: RoleScopesProps) => {
  const { t } = useSystemText()
  const rows = dataScopes.flatMap(({ title, children }) =>
    children.map((one) => ({ value: one.id, label: `${title}：${one.title}` })),
  )
  const calls = apiScopes.map(({ id, title }) => ({ value: id, label: title }))
  if (rows.length + calls.length === 0) return null
  return (
    <>
      <Fieldset legend={t('roles.scopes')} columns={2}>
        {rows.length > 0 && (
          <MultiSelect
            label={t('roles.dataScopes')}
            hint={t('roles.dataScopesHint')}
            placeholder={t('roles.noDataScopes')}
            options={rows}
            value={[...value.data]}
            onChange={(data) => onChange({ ...value, data })}
            isReadOnly={isReadOnly}
            isClearable
          />
        )}
        {calls.length > 0 && (
          <MultiSelect
            label={t('roles.apiScopes')}
            hint={t('roles.apiScopesHint')}
            placeholder={t('roles.noApiScopes')}
            options={calls}
            value={[...value.api]}
            onChange={(api) => onChange({ ...value, api })}
            isReadOnly={isReadOnly}
            isClearable
          />
        )}
      </Fieldset>
      <Gap />
    </>
  )
}
