import { useEffect } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { toast } from '../../Toast/toast.ts'
import type { CellRange } from '../view/useCellRange.ts'
import type { FillContext, Filling } from './filling.ts'
import { messageOf } from './useEditing.ts'

type FillingModule = typeof import('./filling.ts')

/** Fetched once a table that can be edited is in the page; until it has come what is asked of it waits. */
const fetched: { module?: FillingModule; coming?: Promise<FillingModule> } = {}

const fetchFilling = (): Promise<FillingModule> => {
  fetched.coming ??= import('./filling.ts').then((module) => {
    fetched.module = module
    return module
  })
  return fetched.coming
}

/** Filling, emptying and pasting of blocks. */
export const useFill = <T>(context: Omit<FillContext<T>, 'locale'>, isEnabled: boolean) => {
  const locale = useLocale()
  useEffect(() => {
    // What fails now is told when it is asked for.
    if (isEnabled) fetchFilling().catch(() => undefined)
  }, [isEnabled])

  const run = (work: (filling: Filling) => void): void => {
    const whole = { ...context, locale }
    if (fetched.module) work(fetched.module.fillingOf(whole))
    else {
      fetched.coming = undefined
      fetchFilling()
        .then((module) => work(module.fillingOf(whole)))
        .catch((error: unknown) => toast.error(messageOf(error)))
    }
  }
  return {
    stretch: (block: CellRange, whole: CellRange, isOther: boolean): void =>
      run((filling) => filling.stretch(block, whole, isOther)),
    repeat: (block: CellRange, way: 'down' | 'right'): void => run((filling) => filling.repeat(block, way)),
    clear: (block: CellRange): void => run((filling) => filling.clear(block)),
    paste: (text: string, block: CellRange): void => run((filling) => filling.paste(text, block)),
  }
}
