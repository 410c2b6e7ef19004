import { type CardAnswers, plus } from '@bip/contract'
import { createContext, useContext } from 'react'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'

export type CardsState = { answers: CardAnswers | undefined; error: Error | undefined; retry: () => void }

/** Ms after which the figures of an open workbench are asked again. */
const refreshInterval = 120_000

/** The cards that a workbench shows, asked for together. A gateway that has no cards answers none. */
export function useCardsState(keys: readonly string[]): CardsState {
  const { language } = usePreferences()
  const asked = keys.toSorted().join(',')
  const { data, error, mutate } = useSWR<CardAnswers, Error>(
    asked === '' ? null : [plus.deskCards, asked, language],
    () => client.request<CardAnswers>({ path: plus.deskCards, query: { keys: asked }, silent: true }),
    { keepPreviousData: true, refreshInterval },
  )
  return { answers: data, error, retry: () => void mutate() }
}

const CardsContext = createContext<CardsState>({ answers: undefined, error: undefined, retry: () => {} })
export const CardsProvider = CardsContext.Provider

export const useCards = (): CardsState => useContext(CardsContext)
