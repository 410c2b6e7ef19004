import type { FlowInstance } from '@bip/contract/workflow'
import { Button, type DataSelection, type SelectionBarProps } from '@bip/design-system'
import { type ReactNode, useState } from 'react'
import { useFlowText } from '../useFlowText.ts'
import { MigrateDialog } from './MigrateDialog.tsx'

const nothing: DataSelection = { mode: 'some', keys: new Set() }

type Migrating = {
  selection: DataSelection
  onSelectionChange: (selection: DataSelection) => void
  bar: SelectionBarProps
  element: ReactNode
}

/** Chosen processes of a list, and the way to another version for those that run and follow one diagram. */
export function useMigrating(rows: readonly FlowInstance[], onDone: () => void): Migrating {
  const { t } = useFlowText()
  const [selection, setSelection] = useState(nothing)
  const [isAsked, setAsked] = useState(false)
  const isChosen = ({ processInstanceId: id }: FlowInstance): boolean =>
    selection.mode === 'some' ? selection.keys.has(id) : !selection.except.has(id)
  const chosen = rows.filter(isChosen)
  const keys = new Set(chosen.map(({ processDefinitionKey }) => processDefinitionKey))
  const isPossible = keys.size === 1 && chosen.every(({ endTime }) => endTime === null)
  return {
    selection,
    onSelectionChange: setSelection,
    bar: {
      count: chosen.length,
      summary: isPossible ? undefined : t('migrate.oneProcess'),
      onClear: () => setSelection(nothing),
      actions: (
        <Button size="small" isDisabled={!isPossible} onPress={() => setAsked(true)}>
          {t('migrate.action')}
        </Button>
      ),
    },
    element: isAsked && (
      <MigrateDialog
        instances={chosen}
        onClose={() => setAsked(false)}
        onDone={() => {
          setAsked(false)
          setSelection(nothing)
          onDone()
        }}
      />
    ),
  }
}
