import type { StateField } from '@bip/contract'
import { StatusDot, textWidth } from '@bip/design-system'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { valuesOf } from '../filterValue.ts'
import { SeveralSummary } from '../SeveralSummary.tsx'
import type { KindView, SummaryProps, ViewProps } from '../types.ts'

const Value = ({ field, value, states }: ViewProps<StateField>) => {
  const { say } = useText()
  if (typeof value !== 'string' || value === '') return <Blank />
  const state = (field.states ?? states)?.[value]
  return <StatusDot tone={state?.tone}>{state ? say(state.label) : value}</StatusDot>
}

const Summary = ({ field, value, states }: SummaryProps<StateField>) => {
  const { say } = useText()
  const nameOf = (key: string): string => {
    const state = (field.states ?? states)?.[key]
    return state ? say(state.label) : key
  }
  return <SeveralSummary names={valuesOf(value).map(nameOf)} />
}

/** px around the words: the dot, what keeps it off them, the cell's padding. */
const aroundState = 44

export const stateView: KindView<StateField> = {
  text: ({ field, value, states }, { say }) => {
    const state = typeof value === 'string' ? (field.states ?? states)?.[value] : undefined
    return state ? say(state.label) : String(value ?? '')
  },

  align: 'start',
  width: 110,
  widest: (states, { say }) =>
    aroundState + Math.ceil(Math.max(0, ...Object.values(states ?? {}).map((state) => textWidth(say(state.label), 13)))),
  span: 1,
  formSpan: 1,
  Cell: Value,
  Display: Value,
  Summary,
}
