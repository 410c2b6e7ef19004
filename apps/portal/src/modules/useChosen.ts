import { useSearchParams } from 'react-router-dom'
import { useIsSmall } from '../app/useIsSmall.ts'

/**
 * What is chosen on a page of two panes; it stands in the address under `name`. Until somebody chooses, it is the `first` one where both panes
 * have room, and nothing (an empty text) on a small screen, which has to be scrolled to the second.
 */
export function useChosen(name: string, first: string | undefined): [chosen: string, choose: (chosen: string) => void] {
  const [params, setParams] = useSearchParams()
  const isSmall = useIsSmall()
  const choose = (chosen: string): void => setParams(chosen ? { [name]: chosen } : {}, { replace: true })
  return [params.get(name) ?? (isSmall ? '' : (first ?? '')), choose]
}
