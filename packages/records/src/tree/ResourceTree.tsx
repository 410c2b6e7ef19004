import type { Core } from '@bip/contract'
import { Alert, Button, SearchField, Tree, type TreeMove } from '@bip/design-system'
import { useMemo, useState } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useText } from '../host/useText.ts'
import { nodesBelow, nodesFound, placeIn, placeOfDrop } from './nodes.ts'
import { TreeColumn } from './tree.styles.ts'
import { useTree } from './useTree.ts'

export type ResourceTreeProps = {
  core: Core
  /** Id of the chosen record. */
  chosen?: string
  /** Hears which one is chosen, and its name; undefined for none. */
  onChoose: (id: string | undefined, title: string) => void
}

const none: ReadonlySet<string> = new Set()

/** Records below records: opened level by level, searched, and put elsewhere by dragging or with Ctrl X, arrows and Enter. */
export const ResourceTree = ({ core, chosen, onChoose }: ResourceTreeProps) => {
  const { t, noun } = useText()
  const [open, setOpen] = useState(none)
  const [search, setSearch] = useState('')
  const tree = useTree(core, open, search)
  const { levels, found } = tree
  const nodes = useMemo(() => (found ? nodesFound(found) : nodesBelow(levels)), [found, levels])
  const isCut = found ? found.isCut : Object.values(levels).some((level) => level.isCut)
  const titleOf = (id: string): string =>
    placeIn(levels, id)?.record.title ?? found?.records.find((record) => record.id === id)?.title ?? ''

  const drop = (move: TreeMove): void => {
    const place = placeOfDrop(levels, move)
    const moved = placeIn(levels, move.node.key)
    if (place && moved) void tree.move(moved.record, place)
  }
  // Without an order of its own a record stands below one above or another, and nowhere in particular.
  const canDrop = (move: TreeMove): boolean => {
    const place = placeOfDrop(levels, move)
    return place !== null && (core.tree?.order !== undefined || place.parentId !== placeIn(levels, move.node.key)?.parentId)
  }
  const label = t('tree.label', { what: noun(core.label) })
  const searchLabel = t('tree.search', { what: noun(core.label) })
  return (
    <TreeColumn>
      <SearchField size="small" label={searchLabel} placeholder={searchLabel} onSearch={(text) => setSearch(text.trim())} />
      {tree.error && (
        <Alert
          tone="danger"
          title={reasonOf(tree.error)}
          action={
            <Button size="small" onPress={tree.retry}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
      {isCut && <Alert tone="info" title={t('tree.cut')} />}
      <Tree
        key={found ? search : ''}
        label={label}
        nodes={nodes}
        isLoading={tree.isLoading}
        loadChildren={async ({ key }, signal) => nodesBelow({ '': await tree.levelOf({ parentId: key }, signal) })}
        {...(found ? { defaultExpandedKeys: 'all' as const } : { expandedKeys: open, onExpandedChange: setOpen })}
        selectionMode="single"
        selectedKeys={chosen ? new Set([chosen]) : none}
        onSelectionChange={([id]) => onChoose(id, id ? titleOf(id) : '')}
        isDraggable={found ? false : ({ key }) => placeIn(levels, key)?.record.canMove === true}
        canDrop={canDrop}
        onMove={drop}
      />
    </TreeColumn>
  )
}
