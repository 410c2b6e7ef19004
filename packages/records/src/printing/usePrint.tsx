import { type Core, type PrintChoice, printCalls } from '@bip/contract'
import { lazyPart } from '@bip/design-system'
import { type ReactNode, Suspense, useState } from 'react'
import useSWR from 'swr'
import { quiet } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'

const PrintDialog = lazyPart(() => import('./PrintDialog.tsx').then((module) => module.PrintDialog))

/** How records of a resource are printed. */
export type Print = {
  /** There is a template for them. */
  isOffered: boolean
  /** Asks for template, printer and copies, and shows what comes out. */
  begin: (ids: readonly string[]) => void
  /** The dialog; render it once. */
  element: ReactNode
}

/** Printing of a resource's records; not offered where nobody made a template, and where the app does not print. */
export function usePrint(core: Pick<Core, 'key'>): Print {
  const { client, hasPrinting = false } = useHost()
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const { data } = useSWR<readonly PrintChoice[], Error>(
    hasPrinting ? printCalls.templates : null,
    (path: string) => quiet(client).request<PrintChoice[]>({ path }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  )
  const templates = data?.filter(({ resource }) => resource === core.key) ?? []
  return {
    isOffered: templates.length > 0,
    begin: setIds,
    element: ids && (
      <Suspense fallback={null}>
        <PrintDialog templates={templates} ids={ids} onClose={() => setIds(null)} />
      </Suspense>
    ),
  }
}
