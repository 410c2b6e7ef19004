import { announce, Button, IconButton, Link, Spinner, TextField } from '@bip/design-system'
import { Check, Trash2, Undo2 } from '@bip/design-system/icons'
import { trimZeros, useDictionary, useFigures, useHost, wordOf } from '@bip/records'
import { useEffect, useRef, useState } from 'react'
import { useStockText } from '../useStockText.ts'
import { CameraScan } from './CameraScan.tsx'
import { expectedOf, type Line, nextWanted, type Task, usualQuantity } from './flow.ts'
import { Asked, Foot, Lines } from './scan.styles.ts'
import { useScan } from './useScan.ts'

type ScanTaskProps = {
  task: Task /** A document to begin with. */
  startNo: string | null
  onBegunChange: (isBegun: boolean) => void
}

/** One task: a single field that always has the focus, and what was scanned so far. A scanner ends each code with Enter. */
export const ScanTask = ({ task, startNo, onBegunChange }: ScanTaskProps) => {
  const { t } = useStockText()
  const { flow, ask, fault, stored, isBusy, isBegun, scan, finish, back, remove } = useScan(task)
  const { navigate } = useHost()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(startNo ?? '')
  const [isCameraOn, setCameraOn] = useState(false)
  const question = ask ? t(`scan.ask.${ask}`) : t('scan.allDone')
  const wanted = nextWanted(flow)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question takes the focus and its usual answer.
  useEffect(() => {
    if (ask !== 'document') setTyped(ask === 'quantity' ? usualQuantity(flow) : '')
    announce(question)
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.select()
    })
  }, [ask, flow.lines.length])
  useEffect(() => onBegunChange(isBegun), [isBegun, onBegunChange])

  const enter = async (code: string): Promise<void> => {
    const isRight = await scan(code)
    if (isRight) setTyped('')
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.select()
    })
  }
  const hint = (): string => {
    const { from, material } = flow.draft
    const parts = [from?.name, material && `${material.code} ${material.name}`]
    if (task === 'pick' && wanted) {
      const place = wanted.location ?? t('scan.anywhere')
      parts.unshift(
        t('scan.goTo', {
          place,
          material: `${wanted.code} ${wanted.name}`.trim(),
          quantity: wanted.quantity,
          lot: wanted.serialNo ?? wanted.lotNo ?? '',
        }),
      )
    }
    if (task === 'receive' && !material) parts.unshift(...expectedOf(flow).map((line) => t('scan.expected', line)))
    return parts.filter(Boolean).join(' · ')
  }
  const total = flow.document?.lines.length
  return (
    <>
      <Asked aria-label={t(`scan.task.${task}`)}>
        {flow.document && (
          <p>
            {flow.document.no}
            {total !== undefined && ` · ${t('scan.progress', { done: flow.lines.length, total })}`}
          </p>
        )}
        <h2>{question}</h2>
        {hint() && <p>{hint()}</p>}
        {ask && (
          <TextField
            label={question}
            labelHidden
            inputRef={input}
            value={typed}
            onChange={setTyped}
            onEnter={(code) => void enter(code)}
            inputMode={ask === 'quantity' ? 'decimal' : isCameraOn ? 'none' : 'text'}
            enterKeyHint="next"
            autoComplete="off"
            spellCheck={false}
            suffix={isBusy ? <Spinner label={t('scan.reading')} /> : undefined}
          />
        )}
        {fault && <p role="alert">{fault}</p>}
        {ask && ask !== 'quantity' && ask !== 'reason' && (
          <CameraScan isOn={isCameraOn} onOnChange={setCameraOn} onCode={(code) => void enter(code)} />
        )}
        {stored && (
          <p role="status">
            {t('scan.stored', { no: stored.no })}{' '}
            <Link href={stored.path} onPress={() => navigate(stored.path)}>
              {t('scan.open')}
            </Link>
          </p>
        )}
      </Asked>
      <Lines aria-label={t('scan.lines')}>
        {flow.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place.
          <Scanned key={index} line={line} onRemove={() => remove(index)} />
        ))}
      </Lines>
      <Foot>
        <Button icon={<Undo2 size={18} aria-hidden />} isDisabled={!isBegun || isBusy} onPress={back}>
          {t('scan.back')}
        </Button>
        <Button
          variant="primary"
          icon={<Check size={18} aria-hidden />}
          isDisabled={flow.lines.length === 0}
          isLoading={isBusy && ask === null}
          onPress={() => void finish()}
        >
          {t('scan.finish', { count: flow.lines.length })}
        </Button>
      </Foot>
    </>
  )
}

const Scanned = ({ line, onRemove }: { line: Line; onRemove: () => void }) => {
  const { t } = useStockText()
  const figures = useFigures()
  const { entries: units } = useDictionary('DC_UNIT')
  const { material, from, to, lotNo, serialNo, reason, quantity } = line
  const where = [from?.name, to?.name].filter(Boolean).join(' → ')
  return (
    <li>
      <div>
        {material.code} {material.name}
        <small>{[where, lotNo, serialNo, reason].filter(Boolean).join(' · ')}</small>
      </div>
      <b>
        {figures(trimZeros(quantity, 0))} {wordOf(units, material.unit)}
      </b>
      <IconButton icon={<Trash2 size={18} />} label={t('scan.remove', { material: material.code })} onPress={onRemove} />
    </li>
  )
}
