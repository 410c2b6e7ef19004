import { createPortal } from 'react-dom'
import { Ghost } from './Ghost.styles.ts'
import { DropLine } from './TreeParts.styles.ts'
import { rowOfEntry } from './treeIndex.ts'
import type { TreeRow } from './types.ts'
import type { TreeDrag } from './useTreeDrag.ts'

type TreeDropMarkProps = { drag: TreeDrag; rows: readonly TreeRow[]; rowHeight: number }

/** The line where a carried node would come to lie, and its label beside the pointer. */
export const TreeDropMark = ({ drag, rows, rowHeight }: TreeDropMarkProps) => {
  const { place } = drag
  let at = place && place.position !== 'inside' ? rowOfEntry(rows, place.entry) : -1
  if (place?.position === 'after') {
    // Below everything that the entry holds in sight.
    const isWithin = (row: TreeRow | undefined): boolean =>
      row !== undefined && (row.kind === 'node' ? row.index : row.parent.index) < place.entry.end
    while (isWithin(rows[at])) at += 1
  }
  return (
    <>
      {place && at >= 0 && (
        <DropLine
          data-drop={place.position}
          style={{
            transform: `translateY(${at * rowHeight}px)`,
            insetInlineStart: `calc(14px + ${place.entry.level} * var(--tree-step))`,
          }}
        />
      )}
      {drag.isByPointer && createPortal(<Ghost ref={drag.pointer.ghost}>{drag.entry?.node.label}</Ghost>, document.body)}
    </>
  )
}
