import 'bpmn-js/dist/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import type { FlowEntry } from '@bip/contract/workflow'
import { Empty, IconButton } from '@bip/design-system'
import { Maximize, ZoomIn, ZoomOut } from '@bip/design-system/icons'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { stepsOf } from '../flow/steps.ts'
import { useText } from '../host/useText.ts'
import { Canvas, Frame, Hidden, Legend, LegendItem, Tools } from './diagram.styles.ts'
import { type MarkTone, marksOf } from './marks.ts'
import { useViewer } from './useViewer.ts'

export type ProcessDiagramProps = {
  /** BPMN 2.0 with its drawing. */
  xml: string
  /** The steps taken so far, ways and gateways among them; nothing is coloured without. */
  flow?: readonly FlowEntry[]
  /** Height in px. Default 420. */
  height?: number
}

const noFlow: readonly FlowEntry[] = []
const tones = ['finished', 'active', 'moved', 'failed'] as const satisfies readonly MarkTone[]

/** The drawing of a process, coloured by how far it has come; the same in words for screen readers. */
export const ProcessDiagram = ({ xml, flow = noFlow, height = 420 }: ProcessDiagramProps) => {
  const { t } = useText()
  const canvas = useRef<HTMLDivElement>(null)
  const marks = useMemo(() => marksOf(flow), [flow])
  const viewer = useViewer(canvas, xml, marks)
  const steps = useMemo(() => stepsOf(flow), [flow])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !viewer.press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  if (viewer.hasFailed) return <Empty title={t('track.unreadable')} description={t('track.unreadableText')} />
  return (
    <Frame>
      <Tools>
        <IconButton size="small" icon={<ZoomIn size={16} aria-hidden />} label={t('track.zoomIn')} onPress={viewer.zoomIn} />
        <IconButton size="small" icon={<ZoomOut size={16} aria-hidden />} label={t('track.zoomOut')} onPress={viewer.zoomOut} />
        <IconButton size="small" icon={<Maximize size={16} aria-hidden />} label={t('track.fit')} onPress={viewer.fit} />
      </Tools>
      <Canvas
        ref={canvas}
        role="group"
        tabIndex={0}
        style={{ height }}
        aria-label={`${t('track.label')}, ${t('track.keys')}`}
        onKeyDown={onKeyDown}
      />
      {marks.size > 0 && (
        <Legend aria-hidden="true">
          {tones.map((tone) => (
            <LegendItem key={tone} data-tone={tone}>
              {t(`tone.${tone}`)}
            </LegendItem>
          ))}
          <LegendItem data-tone="waiting">{t('tone.waiting')}</LegendItem>
        </Legend>
      )}
      <Hidden aria-label={t('track.list')}>
        {steps.map((step) => (
          <li key={step.key} aria-current={step.outcome === 'outcome.open' ? 'step' : undefined}>
            {[step.name, step.person, t(step.outcome)].filter(Boolean).join(', ')}
          </li>
        ))}
      </Hidden>
    </Frame>
  )
}
