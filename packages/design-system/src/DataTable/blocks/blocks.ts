import { useCallback, useMemo } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import { blockMouse } from './blockMouse.ts'
import { copyBlock } from './copyBlock.ts'
import { useCellBlock } from './useCellBlock.ts'

const useBlocks = <T>({ view, text }: Table<T>): Contribution<T> => {
  const locale = useLocale()
  const block = useCellBlock<T>(view)
  const { chosen, handle, mark } = block
  const copy = (event: React.ClipboardEvent): boolean =>
    copyBlock(event, chosen.current, { lineAt: (place) => view.lineAt(place), text, locale })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the block is made of stays the same.
  const mouse = useMemo(() => blockMouse(view, block), [view])
  return {
    offers: { blocks: { block: () => chosen.current, copy, handle } },
    onMove: block.move,
    onLines: block.follow,
    marks: {
      table: { onCopy: copy },
      body: mouse,
      cell: useCallback((_: unknown, column: number, place: number) => mark(place, column), [mark]),
    },
  }
}

/** A block of cells, chosen with Shift or by drawing over them, and what of it goes to the clipboard. */
export const blocks = feature({ name: 'blocks', offers: ['blocks'], useTable: useBlocks })
