import type { ReactNode } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FloatingLayer, type FloatingLayerState } from '../foundations/overlay/useFloatingLayer.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { OptionList, type OptionListProps } from './OptionList.tsx'
import { Note, Popup, PopupAction } from './OptionPopup.styles.ts'
import { optionsTexts } from './options.texts.ts'

export type OptionStatus = 'ready' | 'loading' | 'failed'

export type OptionPopupProps = OptionListProps & {
  layer: FloatingLayerState
  /** Default 'ready'. */
  status?: OptionStatus
  /** What was searched for; names what has no match. */
  query?: string
  onRetry?: () => void
  /** Stands below the list. */
  foot?: ReactNode
}

/** The pop-up of a select or combo box: the list, or why there is none. */
export const OptionPopup = ({ layer, status = 'ready', query = '', onRetry, foot, ...list }: OptionPopupProps) => {
  const { t } = useLocale()
  const isEmpty = list.options.length === 0
  const keepFocusOnField = (event: { preventDefault: () => void }): void => event.preventDefault()

  return (
    <FloatingLayer layer={layer}>
      <Popup data-loading={status === 'loading' || undefined} onMouseDown={keepFocusOnField}>
        {status === 'failed' && (
          <Note role="alert" data-tone="danger">
            {t(optionsTexts.failed)}
            <PopupAction type="button" onClick={onRetry}>
              {t(optionsTexts.retry)}
            </PopupAction>
          </Note>
        )}
        {status === 'loading' && isEmpty && (
          <Note>
            <Spinner label={t(optionsTexts.loading)} showLabel />
          </Note>
        )}
        {status === 'ready' && isEmpty && (
          <Note>{query.trim() ? t(optionsTexts.noMatch, { query: query.trim() }) : t(optionsTexts.empty)}</Note>
        )}
        {status !== 'failed' && !isEmpty && <OptionList {...list} />}
        {foot}
      </Popup>
    </FloatingLayer>
  )
}
