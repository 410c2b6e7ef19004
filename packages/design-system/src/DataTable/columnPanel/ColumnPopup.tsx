import { useState } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { FloatingLayer, useFloatingLayer } from '../../foundations/overlay/useFloatingLayer.tsx'
import { columnPanelTexts as texts } from '../texts/ColumnPanel.texts.ts'
import { Anchor, Popup } from './ColumnPanel.styles.ts'
import { ColumnPanel, type ColumnPanelProps } from './ColumnPanel.tsx'

type ColumnPopupProps = Pick<ColumnPanelProps, 'columns' | 'layout' | 'defaultLayout' | 'onLayoutChange' | 'presets'> & {
  onClose: () => void
}

/** The panel over its table, at the end of the headers. */
export const ColumnPopup = ({ onClose, ...panel }: ColumnPopupProps) => {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <>
      <Anchor ref={setAnchor} />
      {anchor && <OpenPopup anchor={anchor} onClose={onClose} panel={panel} />}
    </>
  )
}

type OpenPopupProps = { anchor: Element; onClose: () => void; panel: Omit<ColumnPopupProps, 'onClose'> }

const OpenPopup = ({ anchor, onClose, panel }: OpenPopupProps) => {
  const { t } = useLocale()
  const layer = useFloatingLayer({ isOpen: true, onClose, reference: anchor, placement: 'bottom-end' })
  return (
    <FloatingLayer layer={layer}>
      <FocusScope autoFocus contain>
        <Popup role="dialog" aria-label={t(texts.columns)} tabIndex={-1}>
          <ColumnPanel {...panel} />
        </Popup>
      </FocusScope>
    </FloatingLayer>
  )
}
