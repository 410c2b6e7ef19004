import { useRef } from 'react'

/** A list that stays the same one for as long as the same things are in it, to be depended on. */
export const useSameList = <Item>(list: readonly Item[]): readonly Item[] => {
  const known = useRef(list)
  if (list.length !== known.current.length || list.some((one, at) => one !== known.current[at])) known.current = list
  return known.current
}
