import type { MenuDetail } from '@bip/contract'
import { FormField, NumberField, Select, Switch, TextField, TreeSelect, useToast, useWatch } from '@bip/design-system'
import { useAuth } from '../../../app/auth.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { useSystemText } from '../useSystemText.ts'
import { saveMenu } from './menuCalls.ts'
import { menuTree } from './menuTree.ts'

type MenuDialogProps = {
  /** The entry to be changed; a new one without. */
  entry?: MenuDetail
  /** Where a new one stands. */
  parentId?: string
  entries: readonly MenuDetail[]
  onClose: () => void
  onSaved: (id: string) => void
}

type Values = {
  name: string
  vi: string
  en: string
  parentId: string | null
  routeType: string | null
  path: string
  href: string
  icon: string | null
  sort: string | null
  isKept: boolean
  isHidden: boolean
  isGranted: boolean
}

const inside = 'menu_route_type_inside'
const framed = 'menu_route_type_iframe'
/** Those that the shell brings. */
const icons = [
  'book-open',
  'boxes',
  'building-2',
  'contact',
  'factory',
  'handshake',
  'inbox',
  'landmark',
  'layout-dashboard',
  'mail',
  'network',
  'package',
  'send',
  'settings',
  'shield',
  'shopping-cart',
  'stamp',
  'truck',
  'user',
]

/** Name, place and address of an entry. What comes with the product keeps its page. */
export const MenuDialog = ({ entry, parentId, entries, onClose, onSaved }: MenuDialogProps) => {
  const { t, language } = useSystemText()
  const toast = useToast()
  const parent = entry ? entry.parentId : (parentId ?? '0')
  const start: Values = {
    name: entry?.name ?? '',
    vi: entry?.names.vi ?? '',
    en: entry?.names.en ?? '',
    parentId: parent === '0' ? null : parent,
    routeType: entry?.routeType ?? 'menu_route_type_outside',
    path: entry?.path ?? '',
    href: entry?.href ?? '',
    icon: entry?.icon || null,
    sort: String(entry?.sort ?? entries.filter((one) => one.parentId === parent).length + 1),
    isKept: entry?.isOpen === 2,
    isHidden: entry?.isHidden ?? false,
    isGranted: entry?.permission.startsWith('menu:') ?? false,
  }
  const save = async (values: Values): Promise<void> => {
    const routeType = values.routeType ?? inside
    const { id } = await saveMenu({
      id: entry?.id,
      parentId: values.parentId ?? '0',
      name: values.name,
      names: { ...(values.vi && { vi: values.vi }), ...(values.en && { en: values.en }) },
      icon: values.icon ?? '',
      path: routeType === inside ? values.path : '',
      href: routeType === inside ? '' : values.href,
      sort: Number(values.sort ?? 0),
      isOpen: values.isKept ? 2 : 1,
      displayType: entry?.displayType ?? '',
      routeType,
      isHidden: values.isHidden,
      isGranted: values.isGranted,
    })
    toast.success(t('common.done'))
    onSaved(id)
  }
  return (
    <FormDialog<Values> title={t(entry ? 'menus.edit' : 'menus.add')} start={start} onSave={save} onClose={onClose}>
      <FormField
        name="name"
        label={t('menus.name')}
        rules={{ required: true, maxLength: 60 }}
        render={(field) => <TextField {...field} autoFocus />}
      />
      <FormField
        name="parentId"
        label={t('menus.parent')}
        render={(field) => (
          <TreeSelect {...field} nodes={menuTree(entries, language, entry?.id)} isClearable placeholder={t('menus.top')} />
        )}
      />
      <FormField name="vi" label={t('common.nameVi')} render={(field) => <TextField {...field} />} />
      <FormField name="en" label={t('common.nameEn')} render={(field) => <TextField {...field} />} />
      {!entry?.isSystem && <Address />}
      <FormField
        name="icon"
        label={t('menus.icon')}
        render={(field) => <Select {...field} isClearable options={icons.map((icon) => ({ value: icon, label: icon }))} />}
      />
      <FormField name="sort" label={t('menus.sort')} render={(field) => <NumberField {...field} min="0" precision={0} />} />
      <FormField name="isHidden" label={t('menus.isHidden')} render={(field) => <Switch {...field} />} />
      <FormField name="isKept" label={t('menus.keepAlive')} render={(field) => <Switch {...field} />} />
      {!entry?.isSystem && (
        <FormField
          name="isGranted"
          label={t('menus.isGranted')}
          span={2}
          render={(field) => <Switch {...field} hint={t('menus.isGrantedHint')} />}
        />
      )}
    </FormDialog>
  )
}

/** Where an entry of one's own leads. */
const Address = () => {
  const { t } = useSystemText()
  const { allowedOrigins = [] } = useAuth().settings
  const routeType: unknown = useWatch({ name: 'routeType' })
  const frameHint =
    allowedOrigins.length > 0 ? t('menus.frameHint', { origins: allowedOrigins.join(', ') }) : t('menus.frameNone')
  return (
    <>
      <FormField
        name="routeType"
        label={t('menus.kind')}
        rules={{ required: true }}
        render={(field) => (
          <Select
            {...field}
            options={[
              { value: inside, label: t('menus.inside') },
              { value: framed, label: t('menus.iframe') },
              { value: 'menu_route_type_outside', label: t('menus.outside') },
            ]}
          />
        )}
      />
      {routeType === inside ? (
        <FormField name="path" label={t('menus.path')} render={(field) => <TextField {...field} />} />
      ) : (
        <FormField
          name="href"
          label={t('menus.href')}
          rules={{ required: true }}
          render={(field) => <TextField {...field} hint={routeType === framed ? frameHint : t('menus.hrefHint')} />}
        />
      )}
    </>
  )
}
