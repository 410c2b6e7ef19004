import { type AnyRecord, type Core, isMoney, type ListQuestion, permissionCode } from '@bip/contract'
import { printLimits } from '@bip/contract/printing'
import { addDecimal, Button, type SelectionBarProps, useToast } from '@bip/design-system'
import { PencilLine, Printer, Trash2 } from '@bip/design-system/icons'
import { actionIcon } from '../actions/actionIcons.tsx'
import type { Runner } from '../actions/useRunner.tsx'
import { bulkFields } from '../bulk/bulkFields.ts'
import type { Bulk } from '../bulk/useBulk.tsx'
import { reasonOf } from '../data/errors.ts'
import { useApi } from '../data/useApi.ts'
import { decimalText, useFigures } from '../fields/useFigures.ts'
import { mayDo } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { currencySign } from '../kinds/money/currencySign.ts'
import { useMake } from '../making/useMake.ts'
import { usePrint } from '../printing/usePrint.tsx'
import type { Selection } from './useSelection.ts'

/** More than these are not selected one by one: then all that match are meant, whichever they are. */
const maxSelected = 1000

export type SelectionOptions = {
  core: Core
  question: ListQuestion
  columns: readonly string[]
  selection: Selection
  total: number
  runner: Runner
  bulk: Bulk
}

/** What can be done with the selected records, and what they sum up to: the bar above the table. */
export const useSelectionBar = ({
  core,
  question,
  columns,
  selection,
  total,
  runner,
  bulk,
}: SelectionOptions): SelectionBarProps => {
  const host = useHost()
  const api = useApi(core)
  const toast = useToast()
  const { t, say } = useText()
  const { records } = selection
  const make = useMake(core)
  const print = usePrint(core)
  const operations = Object.entries(core.actions ?? {}).filter(
    ([name, action]) => action.bulk !== false && host.permissions.has(permissionCode(core, name)),
  )
  const mayRemove = core.calls.remove !== undefined && host.permissions.has(permissionCode(core, 'remove'))
  const mayEdit = (core.calls.submit ?? core.calls.update) !== undefined && host.permissions.has(permissionCode(core, 'edit'))
  const hasFields = Object.keys(bulkFields(core)).length > 0
  const { except } = selection
  const whole = except && { kind: 'all' as const, question, except, total: total - except.length }
  const isOpen = (name: string): boolean => whole !== null || records.some((record) => mayDo(host, core, record, name))
  const run = (name: string): void => void (whole ? bulk.actOnAll(whole, name) : runner.run(name, records))

  const selectAll = async (): Promise<void> => {
    try {
      const page = await api.list({ ...question, current: 1, size: maxSelected })
      selection.put(page.records)
    } catch (error) {
      toast.error(reasonOf(error))
    }
  }

  return {
    count: whole ? whole.total : records.length,
    total: whole ? whole.total : total,
    onClear: selection.clear,
    onSelectAll: total <= maxSelected ? () => void selectAll() : selection.chooseAll,
    summary: <SelectedSum core={core} columns={columns} records={records} />,
    actions: (
      <>
        {mayEdit && hasFields && (
          <Button
            size="small"
            icon={<PencilLine size={16} aria-hidden />}
            isDisabled={!isOpen('edit')}
            onPress={() => void bulk.edit(whole ?? { kind: 'some', records })}
          >
            {t('bulk.edit')}
          </Button>
        )}
        {operations.map(([name, action]) => (
          <Button
            key={name}
            size="small"
            icon={actionIcon(action.icon)}
            variant={action.tone === 'danger' ? 'danger' : 'default'}
            isDisabled={!isOpen(name)}
            onPress={() => run(name)}
          >
            {say(action.label)}
          </Button>
        ))}
        {!whole &&
          make.openOf(records).map(([name, making]) => (
            <Button
              key={name}
              size="small"
              icon={actionIcon(making.icon ?? 'make')}
              onPress={() => void make.begin(name, records)}
            >
              {say(making.label)}
            </Button>
          ))}
        {!whole && print.isOffered && (
          <Button
            size="small"
            icon={<Printer size={16} aria-hidden />}
            isDisabled={records.length === 0 || records.length > printLimits.records}
            onPress={() => print.begin(records.map(({ id }) => id))}
          >
            {t('print.action')}
          </Button>
        )}
        {print.element}
        {mayRemove && (
          <Button
            size="small"
            variant="danger"
            icon={<Trash2 size={16} aria-hidden />}
            isDisabled={!isOpen('remove')}
            onPress={() => run('remove')}
          >
            {t('action.remove')}
          </Button>
        )}
      </>
    ),
  }
}

/** The sum of the list's last amount, where all selected records speak of one currency. */
const SelectedSum = ({ core, columns, records }: { core: Core; columns: readonly string[]; records: readonly AnyRecord[] }) => {
  const { t, say } = useText()
  const figures = useFigures()
  const key = columns.findLast((name) => isMoney(core.fields[name]))
  const field = key === undefined ? undefined : core.fields[key]
  const [first] = records
  if (key === undefined || !isMoney(field) || !first) return null
  const sign = currencySign(field, first)
  if (records.some((record) => currencySign(field, record) !== sign)) return null
  const sum = records.reduce((total, record) => addDecimal(total, decimalText(record[key]) ?? '0'), '0')
  return (
    <span>
      {t('list.sum', { field: say(field.label) })} {sign} {figures(sum, 2)}
    </span>
  )
}
