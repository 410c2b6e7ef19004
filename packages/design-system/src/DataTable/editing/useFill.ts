import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { CellRange } from '../view/useCellRange.ts'
import type { FillContext, Filling } from './filling.ts'
import { useWriting } from './useWriting.ts'

/** Filling, emptying and pasting of blocks. */
export const useFill = <T>(context: Omit<FillContext<T>, 'locale'>, isEnabled: boolean) => {
  const locale = useLocale()
  const write = useWriting(isEnabled)
  const run = (work: (filling: Filling) => void): void => write(({ fillingOf }) => work(fillingOf({ ...context, locale })))

  return {
    stretch: (block: CellRange, whole: CellRange, isOther: boolean): void =>
      run((filling) => filling.stretch(block, whole, isOther)),
    repeat: (block: CellRange, way: 'down' | 'right'): void => run((filling) => filling.repeat(block, way)),
    clear: (block: CellRange): void => run((filling) => filling.clear(block)),
    paste: (text: string, block: CellRange): void => run((filling) => filling.paste(text, block)),
  }
}
