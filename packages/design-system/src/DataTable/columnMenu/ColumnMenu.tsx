import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  ArrowUp,
  Columns3Cog,
  EyeOff,
  Group,
  type LucideIcon,
  MoveHorizontal,
  PinOff,
  X,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { Button } from '../../Button/Button.tsx'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { FloatingLayer, useFloatingLayer } from '../../foundations/overlay/useFloatingLayer.tsx'
import type { Text } from '../../foundations/texts.ts'
import type { ColumnAct, ColumnActs } from '../feature/Contribution.ts'
import type { ColumnFiltering } from '../feature/Services.ts'
import type { HeadFilter } from '../props/headFilter.ts'
import { columnMenuTexts as texts } from '../texts/ColumnMenu.texts.ts'
import { columnPanelTexts } from '../texts/ColumnPanel.texts.ts'
import { dataTableTexts } from '../texts/DataTable.texts.ts'
import { Act, Acts, FilterHead, Panel } from './ColumnMenu.styles.ts'

export type ColumnMenuProps = {
  /** The header's button. */
  anchor: Element
  name: string
  /** What makes sense now; asked while the menu is drawn. */
  acts: () => ColumnActs
  /** The fields of the table's own filters. */
  Fields: ComponentType<ColumnFiltering & { name: string }>
  /** The table's own filter or the caller's; null where the column cannot be filtered. */
  filtering: ColumnFiltering | HeadFilter | null
  onClose: () => void
}

/** What stands in the menu to filter by, and how it is taken away; `clear` is missing where nothing is asked. */
const filterParts = ({ filtering, name, Fields, onClose }: ColumnMenuProps) => {
  if (!filtering) return null
  if (!('draw' in filtering))
    return {
      fields: <Fields name={name} {...filtering} />,
      clear: filtering.filter && (() => filtering.onChange(null)),
    }
  const clear = (): void => {
    filtering.onClear()
    onClose()
  }
  return { fields: filtering.draw(onClose), clear: filtering.isSet ? clear : undefined }
}

/** What can be done, in order. */
const looks: Record<ColumnAct, { icon: LucideIcon; text: Text }> = {
  sortAscending: { icon: ArrowUp, text: texts.sortAscending },
  sortDescending: { icon: ArrowDown, text: texts.sortDescending },
  sortNone: { icon: X, text: texts.sortNone },
  pinStart: { icon: ArrowLeftToLine, text: texts.pinStart },
  pinEnd: { icon: ArrowRightToLine, text: texts.pinEnd },
  unpin: { icon: PinOff, text: texts.unpin },
  fitWidth: { icon: MoveHorizontal, text: texts.fitWidth },
  moveLeft: { icon: ArrowLeft, text: texts.moveLeft },
  moveRight: { icon: ArrowRight, text: texts.moveRight },
  groupByThis: { icon: Group, text: texts.groupByThis },
  ungroup: { icon: X, text: texts.ungroup },
  hide: { icon: EyeOff, text: texts.hide },
  columns: { icon: Columns3Cog, text: columnPanelTexts.openColumns },
}

const order = Object.keys(looks) as ColumnAct[] // Its own keys.

/** The focus goes to what is filtered by, be it fetched first; until it is there it waits at the panel, and goes nowhere if the reader has taken it. */
const useFirstFocus = (panel: RefObject<HTMLElement | null>, fields: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const [root, room] = [panel.current, fields.current]
    if (!root || !room) return
    const take = (): boolean => {
      const field = room.querySelector<HTMLElement>('input:not([disabled]), button:not([disabled]), [tabindex="0"]')
      field?.focus()
      return field !== null
    }
    if (take()) return
    root.focus()
    const arrival = new MutationObserver(() => {
      if (document.activeElement !== root || take()) arrival.disconnect()
    })
    arrival.observe(room, { childList: true, subtree: true })
    return () => arrival.disconnect()
  }, [panel, fields])

/** What belongs to one column: its filter, its order, its place. */
export const ColumnMenu = (props: ColumnMenuProps) => {
  const { anchor, name, onClose } = props
  const acts = props.acts()
  const { t } = useLocale()
  const id = useId()
  const layer = useFloatingLayer({ isOpen: true, onClose, reference: anchor, placement: 'bottom-start' })
  const parts = filterParts(props)
  const panel = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  useFirstFocus(panel, fields)
  return (
    <FloatingLayer layer={layer}>
      <FocusScope restoreFocus autoFocus contain>
        <Panel ref={panel} role="dialog" aria-label={t(dataTableTexts.columnMenu, { column: name })} tabIndex={-1}>
          {parts && (
            <section aria-labelledby={id}>
              <FilterHead>
                <span id={id}>{t(texts.filter)}</span>
                {parts.clear && (
                  <Button size="small" variant="quiet" onPress={parts.clear}>
                    {t(texts.clearFilter)}
                  </Button>
                )}
              </FilterHead>
              <div ref={fields}>{parts.fields}</div>
            </section>
          )}
          <Acts>
            {order.map((act) => {
              const run = acts[act]
              if (!run) return null
              const { icon: Icon, text } = looks[act]
              const press = (): void => {
                run()
                onClose()
              }
              return (
                <Act key={act} type="button" onClick={press}>
                  <Icon size={15} aria-hidden="true" />
                  {t(text)}
                </Act>
              )
            })}
          </Acts>
        </Panel>
      </FocusScope>
    </FloatingLayer>
  )
}
