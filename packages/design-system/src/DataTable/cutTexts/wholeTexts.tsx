import { feature } from '../feature/Feature.ts'
import { CutTexts } from './CutTexts.tsx'

/** The whole text of what is cut. */
export const wholeTexts = feature({
  name: 'wholeTexts',
  useTable: ({ scroller }) => ({ parts: { over: <CutTexts key="cutTexts" root={scroller} /> } }),
})
