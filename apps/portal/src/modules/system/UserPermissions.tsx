import type { UserPermissions as Answer, AnyRecord, Core } from '@bip/contract'
import { Alert, Card, Link, SearchField, Skeleton, Table, type TableColumn } from '@bip/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useSession } from '../../app/session.tsx'
import { useText } from '../../app/useText.ts'
import { Search } from './roles/roles.styles.ts'
import { UserPlatform } from './users/UserPlatform.tsx'

type Grant = Answer['grants'][number]

const rowKey = ({ code }: Grant): string => code

/** Below a user: what they may do, how far it reaches, and which role gives it. */
export const UserPermissions = ({ record }: { core: Core; record: AnyRecord }) => {
  const { can } = useSession()
  return (
    <>
      <UserPlatform id={record.id} />
      {can('role_view') && <Permissions id={record.id} />}
    </>
  )
}

const Permissions = ({ id }: { id: string }) => {
  const { t } = useText()
  const { language } = usePreferences()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const { data, error } = useSWR<Answer, Error>(['user-permissions', id, language], () =>
    client.request<Answer>({ method: 'GET', path: '/blade-system/user/permissions', query: { id }, silent: true }),
  )
  const nameOf = (roleId: string): string => data?.roles.find((role) => role.id === roleId)?.name ?? roleId
  const columns: TableColumn<Grant>[] = [
    { key: 'resource', header: t('roles.resource'), width: 180, render: ({ resource }) => resource || t('roles.platform') },
    { key: 'name', header: t('roles.permission'), width: 180, render: ({ name }) => name },
    { key: 'scope', header: t('roles.scope'), width: 180, render: ({ scope }) => t(`roles.scopes.${scope}`) },
    {
      key: 'roles',
      header: t('roles.through'),
      minWidth: 160,
      render: ({ roleIds }) =>
        roleIds.map((roleId, at) => (
          <span key={roleId}>
            {at > 0 && (language === 'zh-CN' ? '、' : ', ')}
            <Link href={`/system/role?id=${roleId}`} onPress={() => navigate(`/system/role?id=${roleId}`)}>
              {nameOf(roleId)}
            </Link>
          </span>
        )),
    },
  ]
  const shown = data?.grants.filter(({ resource, name }) => `${resource} ${name}`.includes(query.trim())) ?? []
  return (
    <Card title={t('roles.why')}>
      {error && <Alert tone="danger">{error.message}</Alert>}
      {!data && !error && <Skeleton lines={4} />}
      {data?.isAdministrator && <Alert>{t('roles.administratorHint')}</Alert>}
      {data && !data.isAdministrator && (
        <>
          <Search>
            <SearchField label={t('roles.find')} onSearch={setQuery} delay={100} />
          </Search>
          <Table caption={t('roles.why')} columns={columns} rows={shown} rowKey={rowKey} maxHeight={420} />
        </>
      )}
    </Card>
  )
}
