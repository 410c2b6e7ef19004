import { type Core, coreOfQuery } from '@bip/contract'
import { erpComparison, stockAgeing, stockBalance, stockByMaterial, stockByMonth } from '@bip/contract/resources'
import { QueryScreen } from '../../query/QueryScreen.tsx'
import { ListScreen } from '../../RecordScreens.tsx'
import { Explained } from './Explained.tsx'

/** A generated list, and what its figures are the sum of. */
const listed = (core: Core) => () => (
  <>
    <ListScreen core={core} />
    <Explained />
  </>
)

const months = coreOfQuery(stockByMonth)

export const Balances = listed(stockBalance)
export const ByMaterial = listed(coreOfQuery(stockByMaterial))
export const Ageing = listed(coreOfQuery(stockAgeing))
export const AgainstErp = listed(coreOfQuery(erpComparison))
export const ByMonth = () => (
  <>
    <QueryScreen core={months} />
    <Explained />
  </>
)
