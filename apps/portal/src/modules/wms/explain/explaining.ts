import type { StockDimension } from '@bip/contract/resources'
import { useSearchParams } from 'react-router-dom'

type Conditions = Record<StockDimension | 'balance' | 'postedOn_ge' | 'postedOn_le' | 'quantity_ge' | 'quantity_le', string>

/** Of which stock, and of which of its entries. */
export type Explained = Readonly<Partial<Conditions>>

/** More and less than nothing, in the least quantity that is kept. */
export const came: Explained = { quantity_ge: '0.0001' }
export const went: Explained = { quantity_le: '-0.0001' }

/** A figure that is explained: of what, what that is called, and the figures of its row. */
export type Explaining = {
  asked: Explained
  name: string
  figure: 'quantity' | 'reserved' | 'free'
  quantity?: string | null
  reserved?: string | null
  available?: string | null
  unit?: string | null
}

/** What is explained is kept in the address, so that one comes back to it from a document, and can show it to others. */
export function useExplaining(): [explaining: string | null, explain: (next: Explaining | null) => void] {
  const [search, setSearch] = useSearchParams()
  const explain = (next: Explaining | null): void =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        if (next) params.set('explain', JSON.stringify(next))
        else params.delete('explain')
        return params
      },
      { replace: true },
    )
  return [search.get('explain'), explain]
}
