import { type Core, coreOfQuery } from '@bip/contract'
import { erpComparison, stockAgeing, stockBalance, stockByMaterial, stockByMonth } from '@bip/contract/resources'
import { ListedScreen } from '../../ListedScreen.tsx'
import { Explained } from './Explained.tsx'

/** A generated list or series, and what its figures are the sum of. */
const listed = (core: Core) => () => (
  <>
    <ListedScreen core={core} />
    <Explained />
  </>
)

export const Balances = listed(stockBalance)
export const ByMaterial = listed(coreOfQuery(stockByMaterial))
export const Ageing = listed(coreOfQuery(stockAgeing))
export const AgainstErp = listed(coreOfQuery(erpComparison))
export const ByMonth = listed(coreOfQuery(stockByMonth))
