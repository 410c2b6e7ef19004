import { Button, Empty, IconButton, Menu, useToast } from '@bip/design-system'
import { GripVertical, LayoutGrid, Plus, X } from '@bip/design-system/icons'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { usePreferences } from '../app/preferences.ts'
import { useText } from '../app/useText.ts'
import { Bar, Block, BlockName, Grip, Slots } from './ArrangeDesk.styles.ts'
import * as cards from './cards/deskCards.ts'
import { type ColumnName, columnNames, type DeskLayout, shownIn, stepped, without, withWidget } from './layout.ts'
import { Columns } from './Workbench.styles.ts'
import { nameOf, partOf } from './widgets/index.ts'

type ArrangeDeskProps = {
  layout: DeskLayout
  /** Keys of all widgets that the user may have. */
  offer: readonly string[]
  onArrange: (layout: DeskLayout | null) => Promise<void>
  onClose: () => void
}

/** The workbench as blocks that one drags, or moves with the arrow keys, takes away and puts back. */
export const ArrangeDesk = ({ layout: begun, offer, onArrange, onClose }: ArrangeDeskProps) => {
  const { t } = useText()
  const { language } = usePreferences()
  const toast = useToast()
  const [layout, setLayout] = useState(begun)
  const [isBusy, setBusy] = useState(false)
  const [dragged, setDragged] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const missing = offer.filter((key) => !shownIn(layout).includes(key))
  // Whoever pressed "Arrange" goes on with the keyboard where they are.
  useEffect(() => frame.current?.querySelector<HTMLElement>('button')?.focus(), [])

  const store = async (next: DeskLayout | null): Promise<void> => {
    setBusy(true)
    try {
      await onArrange(next)
      onClose()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }

  const press = (event: KeyboardEvent, key: string): void => {
    const next = stepped(layout, key, event.key)
    if (next === layout) return
    event.preventDefault()
    setLayout(next)
    // The block may have gone to the other column, whose button is another element.
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-grip="${key}"]`)?.focus())
  }

  const drag = (event: PointerEvent<HTMLElement>, key: string): void => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus()
    const before = layout
    setDragged(key)
    const follow = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      const place = frame.current && placeUnder(frame.current, key, clientX, clientY)
      if (place) setLayout((now) => withWidget(now, key, place))
    }
    const end = (): void => {
      setDragged(null)
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', giveUp)
      window.removeEventListener('keydown', onKey, { capture: true })
    }
    const giveUp = (): void => {
      setLayout(before)
      end()
    }
    const onKey = (pressed: globalThis.KeyboardEvent): void => {
      if (pressed.key !== 'Escape') return
      pressed.stopPropagation()
      giveUp()
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', giveUp)
    window.addEventListener('keydown', onKey, { capture: true })
  }

  return (
    <div ref={frame}>
      <Bar>
        <span>{t('desk.arrangeHint')}</span>
        <Menu
          trigger={
            <Button icon={<Plus size={16} />} isDisabled={missing.length === 0}>
              {t('desk.add')}
            </Button>
          }
          items={missing.flatMap((key) => {
            const part = partOf(key, cards)
            return part ? [{ key, label: nameOf(part, t, language) }] : []
          })}
          onAction={(key) => setLayout(withWidget(layout, key, { column: 'side', index: layout.side.length }))}
        />
        <Button onPress={() => void store(null)} isDisabled={isBusy}>
          {t('desk.reset')}
        </Button>
        <Button onPress={onClose}>{t('messages.cancel')}</Button>
        <Button variant="primary" isLoading={isBusy} onPress={() => void store(layout)}>
          {t('desk.keep')}
        </Button>
      </Bar>
      <Columns>
        {columnNames.map((column) => (
          <Slots key={column} data-column={column}>
            {layout[column].map((key) => {
              const part = partOf(key, cards)
              if (!part) return null
              const name = nameOf(part, t, language)
              return (
                <Block key={key} data-widget={key} data-dragged={dragged === key || undefined}>
                  <Grip
                    type="button"
                    data-grip={key}
                    aria-label={t('desk.move', { name })}
                    aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
                    onKeyDown={(event) => press(event, key)}
                    onPointerDown={(event) => drag(event, key)}
                  >
                    <GripVertical size={16} aria-hidden />
                    <BlockName>{name}</BlockName>
                  </Grip>
                  <IconButton
                    icon={<X size={16} />}
                    label={t('desk.takeAway', { name })}
                    onPress={() => setLayout(without(layout, key))}
                  />
                </Block>
              )
            })}
            {layout[column].length === 0 && <Empty icon={<LayoutGrid size={24} />} title={t('desk.emptyColumn')} />}
          </Slots>
        ))}
      </Columns>
    </div>
  )
}

/** Where a dragged block would stand under the pointer: before the first block of that column whose middle is below it. */
function placeUnder(frame: HTMLElement, key: string, x: number, y: number): { column: ColumnName; index: number } | null {
  for (const column of columnNames) {
    const slots = frame.querySelector(`[data-column="${column}"]`)
    const box = slots?.getBoundingClientRect()
    if (!slots || !box || x < box.left || x > box.right) continue
    // On a narrow screen the columns stand below each other.
    if (y > box.bottom && column === 'main' && box.width > window.innerWidth / 2) continue
    const others = [...slots.querySelectorAll<HTMLElement>('[data-widget]')].filter((block) => block.dataset.widget !== key)
    const index = others.findIndex((block) => {
      const { top, height } = block.getBoundingClientRect()
      return y < top + height / 2
    })
    return { column, index: index < 0 ? others.length : index }
  }
  return null
}
