import { Empty, type TreeMove, useToast } from '@bip/design-system'
import { LayoutDashboard } from '@bip/design-system/icons'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { TwoPane } from '../../TwoPane.tsx'
import { useSystemText } from '../useSystemText.ts'
import { MenuDialog } from './MenuDialog.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { MenusTree } from './MenusTree.tsx'
import { isMenusKey, moveMenu, useMenuEntries } from './menuCalls.ts'
import { menuTree, placeOf } from './menuTree.ts'

/** The menu: its tree on the left, one entry with its buttons on the right. The chosen one stands in the address. */
export const MenuPage = () => {
  const { can } = useSession()
  return can('menu_view') ? <Menus /> : <StatusPage status={403} />
}

const noEntries: never[] = []

const Menus = () => {
  const { t, language } = useSystemText()
  const { can } = useSession()
  const { mutate } = useSWRConfig()
  const toast = useToast()
  const [params, setParams] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const { data = noEntries, error, isLoading, mutate: reload } = useMenuEntries()
  useTabLabel(t('menus.title'))
  const nodes = useMemo(() => menuTree(data, language), [data, language])
  const chosen = data.find(({ id }) => id === params.get('id'))
  const choose = (id: string): void => setParams(id ? { id } : {}, { replace: true })
  const mayEdit = can('menu_edit')

  const move = async (asked: TreeMove): Promise<void> => {
    try {
      await moveMenu(placeOf(nodes, asked))
      toast.success(t('menus.moved'))
    } catch {
      // The client has said why; the tree tells how it stands.
    }
    await reload()
  }
  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />
  return (
    <TwoPane
      title={t('menus.title')}
      add={mayEdit ? { label: t('common.add'), onPress: () => setAdding(true) } : undefined}
      side={
        <MenusTree
          entries={data}
          nodes={nodes}
          chosenId={chosen?.id}
          isLoading={isLoading}
          onChoose={choose}
          onMove={mayEdit ? (asked) => void move(asked) : undefined}
        />
      }
    >
      {chosen ? (
        <MenuPanel key={chosen.id} entry={chosen} entries={data} onGone={() => choose('')} />
      ) : (
        <Empty icon={<LayoutDashboard size={20} />} title={t('menus.none')} description={t('menus.noneHint')} />
      )}
      {isAdding && (
        <MenuDialog
          entries={data}
          parentId={chosen?.id}
          onClose={() => setAdding(false)}
          onSaved={(id) => {
            setAdding(false)
            void mutate(isMenusKey)
            choose(id)
          }}
        />
      )}
    </TwoPane>
  )
}
