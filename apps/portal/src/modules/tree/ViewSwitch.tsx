import { SegmentedControl } from '@bip/design-system'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../../app/useText.ts'

const viewName = 'view'
const asTree = 'tree'

/** Whether an address asks for the tree of a resource in place of its list. */
export const isTreeAsked = (search: URLSearchParams): boolean => search.get(viewName) === asTree

/** Leads from the list of a resource to its tree and back. */
export const ViewSwitch = () => {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  return (
    <SegmentedControl
      size="small"
      label={t('tree.view')}
      value={isTreeAsked(search) ? asTree : 'list'}
      onChange={(view) => setSearch(view === asTree ? { [viewName]: asTree } : {}, { replace: true })}
      items={[
        { value: 'list', label: t('tree.list') },
        { value: asTree, label: t('tree.tree') },
      ]}
    />
  )
}
