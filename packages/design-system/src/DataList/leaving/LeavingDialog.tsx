import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Alert } from '../../Alert/Alert.tsx'
import { Button } from '../../Button/Button.tsx'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { formatBytes } from '../../FileField/fileRules.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { Progress } from '../../Progress/Progress.tsx'
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx'
import { toast } from '../../Toast/toast.ts'
import { leavingTexts as texts } from './leaving.texts.ts'
import type { LeavingProgress } from './useLeaving.tsx'

export type ScopeKey = 'all' | 'page' | 'chosen'
export type Scope = { key: ScopeKey; count: number; isEstimated?: boolean }
export type Leave = (
  scope: ScopeKey,
  options: { isWhole: boolean; signal: AbortSignal; onProgress: (progress: LeavingProgress) => void },
) => Promise<void>

type LeavingDialogProps = {
  scopes: readonly Scope[]
  columnCount: number
  hasWhole: boolean
  onLeave: Leave
  onClose: () => void
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`

const Note = styled.p`
  margin: 0;
  color: var(--text-muted);
  font-size: 13px;
`

/** Asks which rows leave, and says how many each choice holds; then how far it is. */
export const LeavingDialog = ({ scopes, columnCount, hasWhole, onLeave, onClose }: LeavingDialogProps) => {
  const { t, formatNumber } = useLocale()
  const [chosen, setChosen] = useState<ScopeKey>(() =>
    scopes.some(({ key, count }) => key === 'chosen' && count > 0) ? 'chosen' : 'all',
  )
  const [isWhole, setWhole] = useState(false)
  const [running, setRunning] = useState<LeavingProgress | null>(null)
  const [problem, setProblem] = useState<string>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const rowsIn = ({ count, isEstimated = false }: Scope): string =>
    t(isEstimated ? texts.rowsAbout : texts.rows, { count: formatNumber(count) })
  const figureOf = ({ share, bytes = 0, rows }: LeavingProgress): string | undefined => {
    if (rows) return t(texts.written, { done: formatNumber(rows.done), total: formatNumber(rows.total) })
    return share === null && bytes > 0 ? t(texts.received, { size: formatBytes(bytes, formatNumber) }) : undefined
  }
  const scope = scopes.find(({ key }) => key === chosen)

  const start = async (): Promise<void> => {
    controller.current = new AbortController()
    const { signal } = controller.current
    setProblem(undefined)
    setRunning({ share: null })
    let left: number | undefined
    try {
      const onProgress = (progress: LeavingProgress): void => {
        left = progress.rows?.total
        setRunning(progress)
      }
      await onLeave(chosen, { isWhole: isWhole && chosen === 'all', signal, onProgress })
      // The list may count another number, or an estimate.
      if (scope) toast.success(t(texts.done, { rows: rowsIn(left === undefined ? scope : { key: chosen, count: left }) }))
      onClose()
    } catch (error) {
      if (!signal.aborted) setProblem(t(texts.failed, { reason: error instanceof Error ? error.message : String(error) }))
    } finally {
      setRunning(null)
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t(texts.title)}
      isDismissable={running === null}
      onClose={onClose}
      footer={
        <>
          <Button onPress={running ? () => controller.current?.abort() : onClose}>
            {t(running ? texts.stop : texts.cancel)}
          </Button>
          <Button variant="primary" isLoading={running !== null} isDisabled={scope?.count === 0} onPress={() => void start()}>
            {t(texts.start)}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <RadioGroup<ScopeKey>
          label={t(texts.which)}
          orientation="vertical"
          value={chosen}
          onChange={setChosen}
          isDisabled={running !== null}
          options={scopes.map((one) => ({
            value: one.key,
            label: t(texts[one.key]),
            note: one.key === 'chosen' && one.count === 0 ? t(texts.noneChosen) : rowsIn(one),
            isDisabled: one.count === 0,
          }))}
        />
        <Note>{isWhole && chosen === 'all' ? t(texts.wholeNote) : t(texts.columns, { count: formatNumber(columnCount) })}</Note>
        {hasWhole && chosen === 'all' && (
          <Checkbox label={t(texts.whole)} value={isWhole} onChange={setWhole} isDisabled={running !== null} />
        )}
        {running && (
          <Progress
            value={running.share === null ? null : running.share * 100}
            label={t(texts.running)}
            figure={figureOf(running)}
          />
        )}
      </Stack>
    </Dialog>
  )
}
