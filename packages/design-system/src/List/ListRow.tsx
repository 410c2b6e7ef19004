import type { MouseEvent, ReactNode } from 'react'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { onPlainClick } from '../foundations/plainClick.ts'
import { SelectBox } from '../Table/SelectBox.tsx'
import { Actions, Description, Extra, Lead, RowBox, Title, Words } from './List.styles.ts'
import { listTexts } from './List.texts.ts'

export type ListItem = {
  key: string
  title: ReactNode
  /** The title as plain text, where it is not a string: names the box that selects the item. */
  name?: string
  /** An icon, an avatar or a picture before the words. */
  leading?: ReactNode
  /** A quieter text below the title. */
  description?: ReactNode
  /** A time, a figure or a state at the end of the row. */
  extra?: ReactNode
  /** Small buttons at the end of the row. */
  actions?: ReactNode
  /** Makes the whole row a link. */
  href?: string
  /** Can be neither pressed nor selected. Default false. */
  isDisabled?: boolean
}

type ListRowProps = {
  item: ListItem
  selectionMode: 'none' | 'single' | 'multiple'
  isSelected: boolean
  isInTabOrder: boolean
  onToggle: () => void
  onPress: ((item: ListItem) => void) | undefined
}

/** One item: box, leading, words, extra, actions. */
export const ListRow = ({ item, selectionMode, isSelected, isInTabOrder, onToggle, onPress }: ListRowProps) => {
  const { t } = useLocale()
  const {
    key,
    title,
    name = typeof title === 'string' ? title : key,
    leading,
    description,
    extra,
    actions,
    href,
    isDisabled,
  } = item
  const isSelectable = selectionMode !== 'none'
  const isPressable = !isDisabled && (isSelectable || href !== undefined || onPress !== undefined)
  const onRowClick = (event: MouseEvent): void => {
    const isOwn = event.target instanceof Element && event.target.closest('a, button, input, [data-part="actions"]') === null
    if (isSelectable && isOwn && !isDisabled) onToggle()
  }
  const heading = (): ReactNode => {
    const cover = isSelectable ? undefined : ''
    if (href !== undefined && !isDisabled)
      return (
        <Title as="a" href={href} data-cover={cover} onClick={onPlainClick(onPress && (() => onPress(item)))}>
          {title}
        </Title>
      )
    if (onPress && !isDisabled)
      return (
        <Title as="button" type="button" data-cover={cover} onClick={() => onPress(item)}>
          {title}
        </Title>
      )
    return <Title>{title}</Title>
  }
  return (
    // The box in the row takes the keys; the row is only a larger target.
    <RowBox
      data-key={key}
      data-pressable={isPressable || undefined}
      data-selected={(isSelectable && isSelected) || undefined}
      data-disabled={isDisabled || undefined}
      onClick={onRowClick}
    >
      <ErrorBoundary size="inline" title={name}>
        {isSelectable && (
          <Lead>
            <SelectBox
              type={selectionMode === 'single' ? 'radio' : 'checkbox'}
              label={t(listTexts.select, { name })}
              isChecked={isSelected}
              isDisabled={isDisabled}
              tabIndex={isInTabOrder ? 0 : -1}
              onToggle={onToggle}
            />
          </Lead>
        )}
        {leading && <Lead>{leading}</Lead>}
        <Words>
          {heading()}
          {description && <Description>{description}</Description>}
        </Words>
        {extra && <Extra>{extra}</Extra>}
        {actions && <Actions data-part="actions">{actions}</Actions>}
      </ErrorBoundary>
    </RowBox>
  )
}
