import { type MenuButton, type MenuDetail, plus } from '@bip/contract'
import {
  Alert,
  Button,
  Card,
  Descriptions,
  PageHeader,
  Skeleton,
  Table,
  type TableColumn,
  Tag,
  useConfirm,
  useToast,
} from '@bip/design-system'
import { Pencil, Trash2 } from '@bip/design-system/icons'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { useAnswer } from '../calls.ts'
import { nameIn } from '../nameIn.ts'
import { Gap, Panel } from '../roles/roles.styles.ts'
import { useSystemText } from '../useSystemText.ts'
import { MenuDialog } from './MenuDialog.tsx'
import { isMenusKey, removeMenu } from './menuCalls.ts'

type MenuPanelProps = { entry: MenuDetail; entries: readonly MenuDetail[]; onGone: () => void }

const rowKey = ({ code }: MenuButton): string => code
const kinds = {
  menu_route_type_inside: 'menus.inside',
  menu_route_type_iframe: 'menus.iframe',
  menu_route_type_outside: 'menus.outside',
} as const
const kindOf = (routeType: string) => kinds[routeType as keyof typeof kinds] ?? kinds.menu_route_type_inside // an unknown one opens inside

/** One entry of the menu: what it is called, where it leads, what its page lets people do. */
export const MenuPanel = ({ entry, entries, onGone }: MenuPanelProps) => {
  const { t, language } = useSystemText()
  const { can } = useSession()
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()
  const [isEditing, setEditing] = useState(false)
  const name = nameIn(language, entry.name, entry.names)
  const parent = entries.find(({ id }) => id === entry.parentId)
  const remove = async (): Promise<void> => {
    const title = t('menus.removeAsk', { name })
    if (!(await confirm({ title, tone: 'danger', confirmLabel: t('common.remove') }))) return
    try {
      await removeMenu(entry.id)
    } catch {
      return // The client has said why.
    }
    toast.success(t('common.done'))
    onGone()
    void mutate(isMenusKey)
  }
  return (
    <Panel>
      <PageHeader
        title={name}
        tag={
          <>
            {entry.isSystem && <Tag>{t('menus.system')}</Tag>} {entry.isHidden && <Tag tone="warning">{t('menus.hidden')}</Tag>}
          </>
        }
        note={entry.path || entry.href || entry.code}
        actions={
          can('menu_edit') && (
            <>
              {!entry.isSystem && (
                <Button variant="quiet" icon={<Trash2 size={16} aria-hidden />} onPress={() => void remove()}>
                  {t('common.remove')}
                </Button>
              )}
              <Button icon={<Pencil size={16} aria-hidden />} onPress={() => setEditing(true)}>
                {t('common.edit')}
              </Button>
            </>
          )
        }
      />
      <Descriptions
        columns={3}
        items={[
          { key: 'zh', label: t('menus.name'), content: entry.name },
          { key: 'vi', label: t('common.nameVi'), content: entry.names.vi },
          { key: 'en', label: t('common.nameEn'), content: entry.names.en },
          {
            key: 'parent',
            label: t('menus.parent'),
            content: parent ? nameIn(language, parent.name, parent.names) : t('menus.top'),
          },
          { key: 'kind', label: t('menus.kind'), content: t(kindOf(entry.routeType)) },
          { key: 'sort', label: t('menus.sort'), content: entry.sort },
          { key: 'code', label: t('menus.code'), content: entry.permission },
        ]}
      />
      <Gap />
      <Buttons entry={entry} />
      {isEditing && (
        <MenuDialog
          entry={entry}
          entries={entries}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            void mutate(isMenusKey)
          }}
        />
      )}
    </Panel>
  )
}

/** What one may do on the entry's page, how far that may reach, and the calls that each code opens. */
const Buttons = ({ entry }: { entry: MenuDetail }) => {
  const { t } = useSystemText()
  const { data, error } = useAnswer<MenuButton[]>(plus.menuButtons, { id: entry.id })
  const columns: TableColumn<MenuButton>[] = [
    { key: 'name', header: t('menus.button'), width: 140, render: ({ name }) => name },
    { key: 'code', header: t('menus.code'), width: 200, render: ({ code }) => <code>{code}</code> },
    { key: 'scope', header: t('menus.scope'), width: 130, render: ({ hasScope }) => (hasScope ? t('menus.scoped') : '—') },
    {
      key: 'apis',
      header: t('menus.apis'),
      minWidth: 320,
      render: ({ apis }) =>
        apis.map(({ method, path }) => (
          <div key={`${method} ${path}`}>
            <code>
              {method} {path}
            </code>
          </div>
        )),
    },
  ]
  return (
    <Card title={t('menus.buttons')}>
      {error && <Alert tone="danger">{error.message}</Alert>}
      {!data && !error && <Skeleton lines={4} />}
      {data?.length === 0 && <p>{t('menus.noButtons')}</p>}
      {data && data.length > 0 && (
        <Table caption={t('menus.buttons')} columns={columns} rows={data} rowKey={rowKey} maxHeight={420} />
      )}
    </Card>
  )
}
