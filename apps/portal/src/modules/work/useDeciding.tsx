import type { ProcessTask } from '@bip/contract/workflow'
import { Button, type DataSelection, type SelectionBarProps } from '@bip/design-system'
import { type ReactNode, useState } from 'react'
import { useText } from '../../app/useText.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { rowKey } from './rowKey.ts'
import { useWorkChanged } from './useWorkChanged.ts'

const nothing: DataSelection = { mode: 'some', keys: new Set() }

/** Chosen tasks of a list, and what is decided about all of them at once. */
export function useDeciding(rows: readonly ProcessTask[]): {
  selection: DataSelection
  onSelectionChange: (selection: DataSelection) => void
  bar: SelectionBarProps
  element: ReactNode
} {
  const { t } = useText()
  const workChanged = useWorkChanged()
  const [selection, setSelection] = useState(nothing)
  const [asked, setAsked] = useState<{ pass: boolean; tasks: readonly ProcessTask[] } | null>(null)
  const chosen = rows.filter((row) =>
    selection.mode === 'some' ? selection.keys.has(rowKey(row)) : !selection.except.has(rowKey(row)),
  )
  const ask = (pass: boolean): void => setAsked({ pass, tasks: chosen })
  return {
    selection,
    onSelectionChange: setSelection,
    bar: {
      count: chosen.length,
      onClear: () => setSelection(nothing),
      actions: (
        <>
          <Button size="small" variant="primary" onPress={() => ask(true)}>
            {t('work.passChosen')}
          </Button>
          <Button size="small" variant="danger" onPress={() => ask(false)}>
            {t('work.rejectChosen')}
          </Button>
        </>
      ),
    },
    element: asked && (
      <DecideDialog
        {...asked}
        onClose={() => setAsked(null)}
        onDecided={() => {
          setSelection(nothing)
          workChanged('')
        }}
      />
    ),
  }
}
