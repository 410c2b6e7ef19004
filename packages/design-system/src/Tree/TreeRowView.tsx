import { ChevronRight, GripVertical } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { drawn } from '../CatchErrors/drawn.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Highlight } from './Highlight.tsx'
import { Actions, Chevron, Guides, Icon, Label, NoteText, RetryButton, RowBox } from './Tree.styles.ts'
import { treeTexts } from './Tree.texts.ts'
import { CheckBox, Grip, GripRoom } from './TreeParts.styles.ts'
import type { CheckState } from './treeChecks.ts'
import type { TreeEntry, TreeNode, TreeNote } from './types.ts'

/** What a label may show beyond the node itself. */
export type TreeLabelContext = {
  /** 0 at the top. */
  level: number
  isExpanded: boolean
  isSelected: boolean
  /** The label with what was searched for marked in it. */
  label: ReactNode
}

type Place = {
  domId: string
  /** Index among the rows in sight. */
  at: number
  top: number
  isActive: boolean
  hasGuides: boolean
}

export type TreeRowViewProps = Place & {
  entry: TreeEntry
  words: readonly string[]
  isExpanded: boolean
  /** Undefined where nothing can be selected. */
  isSelected: boolean | undefined
  check: CheckState | undefined
  isPressable: boolean
  canDrag: boolean
  /** Others have a grip: one that stays keeps its room, or it would seem to stand on another level. */
  hasGrips: boolean
  isCarried: boolean
  isDropTarget: boolean
  renderLabel?: (node: TreeNode, context: TreeLabelContext) => ReactNode
  renderActions?: (node: TreeNode) => ReactNode
}

const styleOf = (level: number, top: number): CSSProperties & Record<`--${string}`, number> => ({
  '--level': level,
  transform: `translateY(${top}px)`,
})

const ariaChecked = { on: true, off: false, mixed: 'mixed' } as const

/** One node. Its presses and keys are heard by the list around. */
export const TreeRowView = memo((props: TreeRowViewProps) => {
  const { entry, domId, at, top, words, isExpanded, isSelected, check, renderLabel, renderActions } = props
  const { node, level } = entry
  const label = words.length > 0 ? <Highlight text={node.label} words={words} /> : node.label
  const actions = renderActions?.(node)
  return (
    <RowBox
      id={domId}
      role="treeitem"
      aria-level={level + 1}
      aria-posinset={entry.position}
      aria-setsize={entry.siblings}
      aria-expanded={entry.isParent ? isExpanded : undefined}
      aria-selected={isSelected}
      aria-checked={check && ariaChecked[check]}
      aria-disabled={node.isDisabled || undefined}
      aria-labelledby={`${domId}-label`}
      data-row={at}
      data-active={props.isActive || undefined}
      data-pressable={(props.isPressable && !node.isDisabled) || undefined}
      data-carried={props.isCarried || undefined}
      data-drop={props.isDropTarget ? 'inside' : undefined}
      style={styleOf(level, top)}
    >
      {props.hasGuides && level > 0 && <Guides aria-hidden="true" />}
      {props.canDrag ? (
        <Grip data-part="grip" aria-hidden="true">
          <GripVertical size={14} />
        </Grip>
      ) : (
        props.hasGrips && <GripRoom aria-hidden="true" />
      )}
      <Chevron data-part={entry.isParent ? 'chevron' : undefined} aria-hidden="true">
        {entry.isParent && <ChevronRight size={16} />}
      </Chevron>
      {check && <CheckBox data-part="check" data-state={check} aria-hidden="true" />}
      {node.icon && <Icon aria-hidden="true">{node.icon}</Icon>}
      <Label id={`${domId}-label`} title={node.label}>
        {renderLabel
          ? drawn((one) => renderLabel(one, { level, isExpanded, isSelected: isSelected ?? false, label }), node)
          : label}
      </Label>
      {actions && <Actions data-part="actions">{actions}</Actions>}
    </RowBox>
  )
})

/** The row in place of children that are on their way, or that could not be loaded. */
export const TreeNoteView = ({ note, domId, at, top, isActive, hasGuides }: Place & { note: TreeNote }) => {
  const { t } = useLocale()
  const level = note.parent.level + 1
  return (
    <RowBox
      id={domId}
      role="treeitem"
      aria-level={level + 1}
      aria-posinset={1}
      aria-setsize={1}
      aria-busy={note.kind === 'loading' || undefined}
      data-row={at}
      data-active={isActive || undefined}
      style={styleOf(level, top)}
    >
      {hasGuides && <Guides aria-hidden="true" />}
      <Chevron aria-hidden="true" />
      {note.kind === 'loading' ? (
        <NoteText>
          <Spinner showLabel />
        </NoteText>
      ) : (
        <NoteText data-tone="danger">
          {t(treeTexts.failed)}
          <RetryButton type="button" tabIndex={-1} data-part="retry">
            {t(commonTexts.retry)}
          </RetryButton>
        </NoteText>
      )}
    </RowBox>
  )
}
