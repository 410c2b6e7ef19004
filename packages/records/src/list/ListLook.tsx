import { type Core, type Field, listLabel } from '@bip/contract'
import { Button, Empty, Result } from '@bip/design-system'
import { Filter, Plus, SearchX, Upload } from '@bip/design-system/icons'
import styled from 'styled-components'
import { lookOf, reasonOf } from '../data/errors.ts'
import { useText } from '../host/useText.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`

export type EmptyListProps = {
  core: Core
  isNarrowed: boolean
  onClear: () => void
  onCreate?: () => void
  onImport?: () => void
}

/** Why a list has no rows, and what to do: clear the filters, or make the first record. */
export const EmptyList = ({ core, isNarrowed, onClear, onCreate, onImport }: EmptyListProps) => {
  const { t, noun } = useText()
  const what = noun(core.label)
  const several = noun(core.computed ? core.label : listLabel(core))
  const hint = !onCreate ? 'list.emptyReadOnly' : onImport ? 'list.emptyText' : 'list.emptyCreate'
  if (isNarrowed)
    return (
      <Empty
        icon={<SearchX size={20} />}
        title={t('list.noMatchTitle', { what: several })}
        description={t('list.noMatchText')}
        action={<Button onPress={onClear}>{t('filter.clearAll')}</Button>}
      />
    )
  return (
    <Empty
      title={t('list.emptyTitle', { what: several })}
      description={t(hint)}
      action={
        (onCreate || onImport) && (
          <Row>
            {onCreate && (
              <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={onCreate}>
                {t('action.new', { what })}
              </Button>
            )}
            {onImport && (
              <Button icon={<Upload size={16} aria-hidden />} onPress={onImport}>
                {t('action.import')}
              </Button>
            )}
          </Row>
        )
      }
    />
  )
}

/** A list that cannot be worked out before something is chosen. */
export const UnaskedList = ({ fields }: { fields: readonly Field[] }) => {
  const { t, noun } = useText()
  const what = fields.map(({ label }) => noun(label)).join(t('list.join'))
  return <Empty icon={<Filter size={20} />} title={t('list.unaskedTitle', { what })} description={t('list.unaskedText')} />
}

export type FailedListProps = {
  core: Core
  error: unknown
  onRetry: () => void
  /** Asks for the list as it is by itself; given while something is asked, which may be at fault. */
  onReset?: () => void
}

/** Why a list could not be shown, and the way out. */
export const FailedList = ({ core, error, onRetry, onReset }: FailedListProps) => {
  const { t } = useText()
  if (lookOf(error) === 'forbidden') return <ForbiddenList core={core} />
  return (
    <Result
      status={500}
      title={t('list.errorTitle')}
      description={reasonOf(error)}
      action={
        <Row>
          <Button onPress={onRetry}>{t('action.retry')}</Button>
          {onReset && <Button onPress={onReset}>{t('filter.clearAll')}</Button>}
        </Row>
      }
    />
  )
}

/** The page of somebody who may not see the resource. */
export const ForbiddenList = ({ core }: { core: Core }) => {
  const { t, noun } = useText()
  const what = noun(core.label)
  return <Result status={403} title={t('list.forbiddenTitle', { what })} description={t('list.forbiddenText', { what })} />
}
