import type { HistoryField, LineChange } from '@bip/contract'
import { IconButton } from '@bip/design-system'
import { ArrowRight, Undo2 } from '@bip/design-system/icons'
import { useText } from '../host/useText.ts'
import { Changes, LineList } from './history.styles.ts'

type FieldChangesProps = {
  fields: readonly HistoryField[]
  /** Keys of the fields that can be brought back. */
  restorable: ReadonlySet<string>
  onRestore: (key: string) => void
}

/** What changed, field by field; of lines the cells that differ. */
export const FieldChanges = ({ fields, restorable, onRestore }: FieldChangesProps) => {
  const { t } = useText()
  return (
    <Changes>
      {fields.map(({ key, label, before, after, lines }) => (
        <div key={key}>
          <dt>{t('detail.changed', { field: label })}</dt>
          <dd>
            {lines ? <Lines lines={lines} /> : <BeforeAfter before={before} after={after} />}
            {restorable.has(key) && (
              <IconButton
                size="small"
                icon={<Undo2 size={14} aria-hidden />}
                label={t('history.backOne', {
                  field: label,
                  value: lines ? t('value.lines', { count: lines.length }) : before || t('value.empty'),
                })}
                onPress={() => onRestore(key)}
              />
            )}
          </dd>
        </div>
      ))}
    </Changes>
  )
}

const BeforeAfter = ({ before, after }: { before: string; after: string }) => {
  const { t } = useText()
  return (
    <>
      <del>{before || t('value.empty')}</del>
      <ArrowRight size={12} aria-hidden />
      <ins>{after || t('value.empty')}</ins>
    </>
  )
}

const names = { added: 'history.lineAdded', removed: 'history.lineRemoved', changed: 'history.line' } as const

const Lines = ({ lines }: { lines: readonly LineChange[] }) => {
  const { t } = useText()
  return (
    <LineList>
      {lines.map(({ line, kind: change, text, cells }) => (
        <li key={`${change} ${line}`}>
          {t(names[change], { line })} {cells.length === 0 && text}
          {cells.map(({ key, label, before, after }) => (
            <div key={key}>
              {t('detail.changed', { field: label })}
              <BeforeAfter before={before} after={after} />
            </div>
          ))}
        </li>
      ))}
    </LineList>
  )
}
