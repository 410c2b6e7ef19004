import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { drawn } from '../CatchErrors/drawn.tsx'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Content, Item, Label, List, Root } from './Descriptions.styles.ts'

export type DescriptionItem = {
  key: string
  label: ReactNode
  /** What is empty shows a dash. */
  content: ReactNode
  /** Columns it covers; default 1. */
  span?: number
}

export type DescriptionsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  items: readonly DescriptionItem[]
  /** Columns in a wide container, 1 to 4; default 3; narrow containers have fewer. */
  columns?: 1 | 2 | 3 | 4
}

const identity = (content: ReactNode): ReactNode => content
const isEmpty = (content: ReactNode): boolean => content === undefined || content === null || content === '' || content === false

/** The properties of a record, read-only: label above value. */
export const Descriptions = ({ items, columns = 3, style, ...rest }: DescriptionsProps) => {
  const vars: CSSProperties & Record<`--${string}`, string> = { '--columns': String(columns), ...style }
  if (import.meta.env.DEV) warnUnknown('Descriptions', 'columns', columns, [1, 2, 3, 4])
  warnNoList('Descriptions', 'items', items)
  warnDuplicateKeys(
    'Descriptions',
    'items',
    items.map(({ key }) => key),
  )
  return (
    <Root {...rest} style={vars}>
      <List>
        {items.map(({ key, label, content, span = 1 }) => {
          const itemVars: CSSProperties & Record<`--${string}`, string> = { '--span': String(Math.min(span, columns)) }
          return (
            <Item key={key} style={itemVars}>
              <Label>{label}</Label>
              <Content>{isEmpty(content) ? '—' : drawn(identity, content)}</Content>
            </Item>
          )
        })}
      </List>
    </Root>
  )
}
