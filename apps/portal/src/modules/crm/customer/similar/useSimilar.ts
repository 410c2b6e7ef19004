import { customerCalls, type SimilarCustomer } from '@bip/contract'
import { useHost } from '@bip/records'
import { useEffect, useState } from 'react'
import useSWR from 'swr'

/** Pause in ms after typing before customers are asked for. */
const delay = 250

/** What a form says of the customer so far. */
export type Typed = { fullname: string; taxNumber: string; website: string; exceptId: string }

const noCustomers: readonly SimilarCustomer[] = []

/** Customers that may be the one that is being typed, the most alike first; none while they cannot be found out. */
export function useSimilar({ fullname, taxNumber, website, exceptId }: Typed): readonly SimilarCustomer[] {
  const { client } = useHost()
  const [asked, setAsked] = useState<Typed>()
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ fullname, taxNumber, website, exceptId }), delay)
    return () => clearTimeout(timer)
  }, [fullname, taxNumber, website, exceptId])
  const isTyped = asked && (asked.fullname || asked.taxNumber || asked.website)
  const { data } = useSWR<SimilarCustomer[]>(
    isTyped ? [customerCalls.similar, asked] : null,
    () => client.request<SimilarCustomer[]>({ path: customerCalls.similar, query: asked, silent: true }),
    { keepPreviousData: true },
  )
  return (isTyped && data) || noCustomers
}
