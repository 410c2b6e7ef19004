import { type CardAnswer, type CardBar, dictionaryOf, isState, say } from '@bip/contract'
import { Link } from '@bip/design-system'
import { fieldOf, trimZeros, useDictionary, useFigures } from '@bip/records'
import { useNavigate } from 'react-router-dom'
import { usePreferences } from '../../app/preferences.ts'
import { Bar, Bars, Fill } from './cards.styles.ts'
import type { DrawnResource } from './drawnCard.ts'

type CardBarsProps = { of: DrawnResource; by: string; answer: CardAnswer; path: string }

/** Bars by a choice: how many, or how much. A press on one opens the list of those records. */
export const CardBars = ({ of, by, answer, path }: CardBarsProps) => {
  const { language } = usePreferences()
  const navigate = useNavigate()
  const figures = useFigures()
  const field = fieldOf(of, by)
  const { entries } = useDictionary((field && dictionaryOf(field)) ?? '')
  const states = field && isState(field) ? of.states : undefined
  const bars = answer.bars ?? []
  const max = Math.max(...bars.map(lengthOf), 0)
  const toneOf = (value: string) => states?.[value]?.tone ?? entries?.find(({ key }) => key === value)?.tone ?? 'info'
  const nameOf = (value: string): string => {
    const state = states?.[value]
    return state ? say(state.label, language) : (entries?.find(({ key }) => key === value)?.label ?? (value || '–'))
  }
  return (
    <Bars>
      {bars.map((bar) => {
        const address = `${path}&${new URLSearchParams({ [`${by}_in`]: bar.value })}`
        return (
          <li key={bar.value}>
            <Link href={address} onPress={() => navigate(address)}>
              {nameOf(bar.value)}
            </Link>
            <Bar>
              <Fill data-tone={toneOf(bar.value)} style={{ inlineSize: `${max > 0 ? (100 * lengthOf(bar)) / max : 0}%` }} />
            </Bar>
            <span>{bar.sum ? figures(trimZeros(bar.sum, 0)) : bar.count}</span>
          </li>
        )
      })}
    </Bars>
  )
}

const lengthOf = ({ count, sum }: CardBar): number => (sum ? Number(sum) : count)
