import type { MouseEvent, ReactNode } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FloatingLayer, type FloatingLayerState } from '../foundations/overlay/useFloatingLayer.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { OptionList, type OptionListProps } from './OptionList.tsx'
import { Note, Popup, PopupAction } from './OptionPopup.styles.ts'
import type { Option } from './option.ts'
import { optionPopupTexts } from './optionPopup.texts.ts'

export type OptionStatus = 'ready' | 'loading' | 'failed'

export type OptionPopupProps = OptionListProps & {
  layer: FloatingLayerState
  /** A press on an option that may be chosen. */
  onChoose: (option: Option) => void
  /** Default 'ready'. */
  status?: OptionStatus
  onRetry?: () => void
  /** Why making a new option failed. */
  problem?: string
  /** Stands below the list. */
  foot?: ReactNode
}

const keepFocusOnField = (event: MouseEvent): void => event.preventDefault()

const indexOfEvent = (event: MouseEvent): number => {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset.index) : -1
}

const OpenPopup = ({ layer, onChoose, status = 'ready', onRetry, problem, foot, ...list }: OptionPopupProps) => {
  const { t } = useLocale()
  const { options, active, query = '' } = list
  const isEmpty = options.length === 0

  const choose = (event: MouseEvent): void => {
    const option = options[indexOfEvent(event)]
    if (option && !option.isDisabled) onChoose(option)
  }
  const activate = (event: MouseEvent): void => {
    const index = indexOfEvent(event)
    if (index >= 0 && index !== active.current() && !options[index]?.isDisabled) active.set(index, true)
  }

  return (
    <FloatingLayer layer={layer}>
      <Popup
        data-loading={status === 'loading' || undefined}
        onMouseDown={keepFocusOnField}
        onClick={choose}
        onMouseMove={activate}
      >
        {problem && (
          <Note role="alert" data-tone="danger">
            {problem}
          </Note>
        )}
        {status === 'failed' && (
          <Note role="alert" data-tone="danger">
            {t(optionPopupTexts.failed)}
            <PopupAction type="button" onClick={onRetry}>
              {t(optionPopupTexts.retry)}
            </PopupAction>
          </Note>
        )}
        {status === 'loading' && isEmpty && (
          <Note>
            <Spinner label={t(optionPopupTexts.loading)} showLabel />
          </Note>
        )}
        {status === 'ready' && isEmpty && (
          <Note>{query.trim() ? t(optionPopupTexts.noMatch, { query: query.trim() }) : t(optionPopupTexts.empty)}</Note>
        )}
        {status !== 'failed' && !isEmpty && <OptionList {...list} />}
        {foot}
      </Popup>
    </FloatingLayer>
  )
}

/** The pop-up of a select or combo box: the list, or why there is none. */
export const OptionPopup = (props: OptionPopupProps) => (props.layer.isOpen ? <OpenPopup {...props} /> : null)
