import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { Description, Item, List, Mark, Text } from './Steps.styles.ts'
import { stepsTexts } from './Steps.texts.ts'

export type StepItem = { key: string; label: ReactNode; description?: ReactNode }

export type StepsProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  items: readonly StepItem[]
  /** Index of the step that is under way; items.length when all are done. */
  active: number
}

const stateMessage = { done: stepsTexts.done, active: stepsTexts.active, waiting: stepsTexts.waiting } as const

/** The steps of a task that is done in order. */
export const Steps = ({ items, active, ...rest }: StepsProps) => {
  const { t } = useLocale()
  warnNoList('Steps', 'items', items)
  warnDuplicateKeys(
    'Steps',
    'items',
    items.map(({ key }) => key),
  )
  if (active < 0 || active > items.length)
    warnProp('Steps', 'active', `is ${active}, outside 0 to ${items.length}; no step is shown as under way`)
  return (
    <List {...rest}>
      {items.map(({ key, label, description }, index) => {
        const state = index < active ? 'done' : index === active ? 'active' : 'waiting'
        return (
          <Item key={key} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
            <Mark aria-hidden="true">{state === 'done' ? <Check size={14} strokeWidth={2.5} /> : index + 1}</Mark>
            <Text>
              {guarded(label)}
              {description && <Description>{guarded(description)}</Description>}
            </Text>
            <Hidden>{t(stateMessage[state])}</Hidden>
          </Item>
        )
      })}
    </List>
  )
}
