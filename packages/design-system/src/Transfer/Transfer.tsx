import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { indexTree, pathOf } from '../Tree/treeIndex.ts'
import type { TreeNode } from '../Tree/types.ts'
import { Buttons, Frame, Grid } from './Transfer.styles.ts'
import { transferTexts } from './Transfer.texts.ts'
import { TransferList } from './TransferList.tsx'
import { TransferPanel } from './TransferPanel.tsx'
import { TransferTree } from './TransferTree.tsx'
import { moveItem, type TransferItem } from './transfer.ts'
import { type TransferChange, useTransfer } from './useTransfer.ts'

export type TransferProps = FieldProps & {
  /** Everything there is to choose from. Either this or `tree`. */
  items?: readonly TransferItem[]
  /** Shows what is left as a tree; its nodes without children are the items. Keep the array the same between renders. */
  tree?: readonly TreeNode[]
  /** Keys of the chosen items in their order; null reads as none. */
  value?: readonly string[] | null
  /** Default none. */
  defaultValue?: readonly string[]
  /** Hears the chosen keys, which ones moved, and to which side. */
  onChange?: (value: string[], change: TransferChange) => void
  /** Default: the word for "available". */
  sourceTitle?: string
  /** Default: the word for "chosen". */
  targetTitle?: string
  /** Puts a search field on both sides. Default true. */
  isSearchable?: boolean
  /** The order of the chosen items can be changed, by dragging or with Alt and the arrows. Default false. */
  isSortable?: boolean
  /** Height of each side in px. Default 320. */
  height?: number
}

const none: readonly TransferItem[] = []
const noKeys: readonly string[] = []

/** The ends of a tree as items, found by what is above them too. */
const leavesOf = (nodes: readonly TreeNode[]): readonly TransferItem[] =>
  indexTree(nodes).entries.flatMap((entry) => {
    if (entry.isParent) return []
    const { key, label, isDisabled } = entry.node
    const keywords = pathOf(entry)
      .map((node) => `${node.label} ${node.keywords ?? ''}`)
      .join(' ')
    return { key, label, keywords, isDisabled }
  })

/** Chooses many of many, and their order: what is left on one side, what is chosen on the other. */
export const Transfer = (props: TransferProps) => {
  const { items, tree, value, defaultValue = noKeys, onChange, sourceTitle, targetTitle, ...other } = props
  const { isSearchable = true, isSortable = false, height = 320, ...rest } = other
  const { t } = useLocale()
  const field = useField(rest, { isGroup: true })
  const frame = useRef<HTMLDivElement>(null)
  const all = useMemo(() => items ?? (tree ? leavesOf(tree) : none), [items, tree])
  const state = useTransfer({ items: all, value: value === null ? noKeys : value, defaultValue, onChange })
  const { source, target } = state
  const isLocked = field.isDisabled || field.isReadOnly
  const left = sourceTitle ?? t(transferTexts.source)
  const right = targetTitle ?? t(transferTexts.target)

  // Ten thousand hidden inputs would cost more than the lists themselves.
  const send = useEffectEvent((event: FormDataEvent) => {
    if (field.name && !field.isDisabled) for (const key of state.chosen) event.formData.append(field.name, key)
  })
  useEffect(() => {
    const form = frame.current?.closest('form')
    const onFormData = (event: FormDataEvent): void => send(event)
    form?.addEventListener('formdata', onFormData)
    return () => form?.removeEventListener('formdata', onFormData)
  }, [])

  const panelOf = (side: 'source' | 'target') => ({
    side,
    ...state[side],
    isLocked,
    onSearch: isSearchable ? (query: string) => state.search(side, query) : undefined,
    onToggleAll: () => state.select(state[side].items, state[side].state.state !== 'on'),
  })
  const buttons = [
    [
      'addAll',
      ChevronsRight,
      source.words.length > 0 ? transferTexts.addFound : transferTexts.addAll,
      source.state.free,
      () => state.move(source.items, 'target'),
    ],
    ['add', ChevronRight, transferTexts.add, source.state.count, () => state.moveSelected('target')],
    ['remove', ChevronLeft, transferTexts.remove, target.state.count, () => state.moveSelected('source')],
    [
      'removeAll',
      ChevronsLeft,
      target.words.length > 0 ? transferTexts.removeFound : transferTexts.removeAll,
      target.state.free,
      () => state.move(target.items, 'source'),
    ],
  ] as const
  // A custom property, which CSSProperties does not know.
  const style: CSSProperties & Record<`--${string}`, string> = { '--transfer-height': `${height}px` }

  return (
    <FieldFrame {...field.frame}>
      <Frame
        ref={frame}
        id={field.control.id}
        role="group"
        aria-labelledby={field.labelledBy['aria-labelledby']}
        aria-describedby={field.control['aria-describedby']}
        style={style}
        {...field.box}
      >
        <Grid>
          <TransferPanel title={left} {...panelOf('source')}>
            {tree ? (
              <TransferTree
                label={left}
                nodes={tree}
                items={source.items}
                selected={state.selected}
                query={source.query}
                isLocked={isLocked}
                onSelect={state.setSource}
                onMove={(key) => {
                  const item = state.byKey.get(key)
                  if (item) state.moveFrom('source', item)
                }}
              />
            ) : (
              <TransferList
                label={left}
                items={source.items}
                selected={state.selected}
                words={source.words}
                isDisabled={field.isDisabled}
                isReadOnly={field.isReadOnly}
                height={height}
                onSelect={state.select}
                onMove={(item) => state.moveFrom('source', item)}
                onSort={undefined}
              />
            )}
          </TransferPanel>
          <Buttons>
            {buttons.map(([name, Icon, text, count, onPress]) => (
              <IconButton
                key={name}
                icon={<Icon size={16} aria-hidden />}
                label={t(text)}
                variant="default"
                size="small"
                isDisabled={isLocked || count === 0}
                onPress={onPress}
              />
            ))}
          </Buttons>
          <TransferPanel title={right} {...panelOf('target')}>
            <TransferList
              label={right}
              items={target.items}
              selected={state.selected}
              words={target.words}
              isDisabled={field.isDisabled}
              isReadOnly={field.isReadOnly}
              height={height}
              onSelect={state.select}
              onMove={(item) => state.moveFrom('target', item)}
              // Between found items lie others, so "after this one" would not mean what it shows.
              onSort={
                isSortable && target.words.length === 0 ? (from, to) => state.sort(moveItem(state.chosen, from, to)) : undefined
              }
            />
          </TransferPanel>
        </Grid>
      </Frame>
    </FieldFrame>
  )
}
