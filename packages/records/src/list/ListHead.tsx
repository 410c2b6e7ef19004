import type { Core, ListQuestion } from '@bip/contract'
import { Button, PageHeader, useLocale } from '@bip/design-system'
import { Download, Plus, Upload } from '@bip/design-system/icons'
import { mayUse } from '../actions/may.ts'
import { useHost, useSlots } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { useExport } from '../transfer/useExport.ts'
import { EmbeddedHead, EmbeddedTitle, HeadActions, Note } from './list.styles.ts'

export type ListHeadProps = {
  core: Core
  question: ListQuestion
  total: number | undefined
  isEstimated: boolean
  isEmbedded: boolean
  onCreate?: () => void
  onImport?: () => void
}

/** What the list is, how many records it has, and what can be done with it as a whole. */
export const ListHead = ({ core, question, total, isEstimated, isEmbedded, onCreate, onImport }: ListHeadProps) => {
  const host = useHost()
  const { t, say, noun } = useText()
  const { formatNumber } = useLocale()
  const { ListActions } = useSlots(core)
  const { start, progress } = useExport(core)
  const what = noun(core.label)
  const count = total !== undefined && t(isEstimated ? 'list.countAbout' : 'list.count', { count: formatNumber(total) })
  const mayExport = core.transfer !== false && mayUse(host, core, 'export')

  const actions = (
    <HeadActions>
      {mayExport && !isEmbedded && (
        <Button
          variant="quiet"
          icon={<Download size={16} aria-hidden />}
          isLoading={progress !== null}
          isDisabled={total === 0}
          onPress={() => void start(question)}
        >
          {progress ? `${t('action.export')} ${formatNumber(progress, { style: 'percent' })}` : t('action.export')}
        </Button>
      )}
      {onImport && !isEmbedded && (
        <Button variant="quiet" icon={<Upload size={16} aria-hidden />} onPress={onImport}>
          {t('action.import')}
        </Button>
      )}
      {ListActions && <ListActions core={core} />}
      {onCreate && (
        <Button
          variant={isEmbedded ? 'default' : 'primary'}
          size={isEmbedded ? 'small' : 'medium'}
          icon={<Plus size={16} aria-hidden />}
          onPress={onCreate}
        >
          {t('action.new', { what })}
        </Button>
      )}
    </HeadActions>
  )

  if (!isEmbedded) return <PageHeader title={say(core.label)} note={count} actions={actions} />
  return (
    <EmbeddedHead>
      <EmbeddedTitle>{say(core.label)}</EmbeddedTitle>
      {count && <Note>{count}</Note>}
      {actions}
    </EmbeddedHead>
  )
}
