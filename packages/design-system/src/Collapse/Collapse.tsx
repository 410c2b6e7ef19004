import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { useId } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { rovingFocus } from '../foundations/rovingFocus.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Root } from './Collapse.styles.ts'
import { CollapseSection } from './CollapseSection.tsx'

export type CollapseItem = {
  key: string
  title: ReactNode
  /** A quiet word after the title: a count, a state. */
  note?: ReactNode
  /** Small actions at the end of the title's line; pressing them does not open the section. */
  extra?: ReactNode
  /** Rendered when the section is first opened, and kept from then on. */
  content: ReactNode
  /** Stays as it is; default false. */
  isDisabled?: boolean
}

export type CollapseProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> & {
  items: readonly CollapseItem[]
  /** Keys of the open sections. */
  openKeys?: readonly string[]
  /** Default none. */
  defaultOpenKeys?: readonly string[]
  onOpenChange?: (openKeys: readonly string[]) => void
  /** Opening one section closes the others; default false. */
  isSingle?: boolean
  /** 'bordered' stands on its own surface, 'plain' inside one; default 'bordered'. */
  variant?: 'bordered' | 'plain'
  /** Default 'medium'. */
  size?: 'small' | 'medium'
  /** The level of the titles in the page's order of headings, 2 to 6; default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6
}

/** Above it, sections are no landmarks any more: a list of twenty of them helps nobody to find a place. */
const maxRegions = 6

/** Sections that fold, below each other; content is made when first opened and keeps its state. */
export const Collapse = (props: CollapseProps) => {
  const {
    items,
    openKeys,
    defaultOpenKeys = [],
    onOpenChange,
    isSingle = false,
    variant = 'bordered',
    size = 'medium',
    headingLevel = 3,
    ...rest
  } = props
  warnNoList('Collapse', 'items', items)
  if (import.meta.env.DEV) warnUnknown('Collapse', 'variant', variant, ['bordered', 'plain'])
  if (import.meta.env.DEV) warnUnknown('Collapse', 'size', size, ['small', 'medium'])
  warnDuplicateKeys(
    'Collapse',
    'items',
    items.map(({ key }) => key),
  )
  const id = useId()
  const [open, setOpen] = useControlledState<readonly string[]>(openKeys, defaultOpenKeys, onOpenChange)
  const move = rovingFocus({ selector: `[data-collapse="${id}"]:not(:disabled)` })

  const toggle = (key: string) => {
    if (open.includes(key)) setOpen(open.filter((other) => other !== key))
    else setOpen(isSingle ? [key] : [...open, key])
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys inside the content, a nested collapse among them, are not ours.
    if (event.target instanceof HTMLElement && event.target.dataset.collapse === id) move(event)
  }

  return (
    <Root data-variant={variant} data-size={size} {...rest} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <CollapseSection
          key={item.key}
          item={item}
          group={id}
          isOpen={open.includes(item.key)}
          isRegion={items.length <= maxRegions}
          headingLevel={headingLevel}
          onToggle={() => toggle(item.key)}
        />
      ))}
    </Root>
  )
}
