import { lazyPart } from '@bip/design-system'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { people } from './data/people.ts'
import { PickerContext, type PickerRequest } from './data/pickerContext.ts'
import { RecordsProvider as HostProvider, type RecordsProviderProps } from './host/RecordsProvider.tsx'

const ResourcePicker = lazyPart(() => import('./picker/ResourcePicker.tsx').then((module) => module.ResourcePicker))
const PersonPicker = lazyPart(() => import('./picker/PersonPicker.tsx').then((module) => module.PersonPicker))

/** Draws the dialogs that fields open, one over the other; it stands above them, for the forms within have fields of their own. */
const PickerHost = ({ children }: { children: ReactNode }) => {
  const [requests, setRequests] = useState<readonly PickerRequest[]>([])
  const open = useCallback((request: PickerRequest) => setRequests((all) => [...all, request]), [])
  return (
    <PickerContext value={open}>
      {children}
      <Suspense fallback={null}>
        {requests.map((request, at) => {
          const close = (): void => setRequests((all) => all.filter((one) => one !== request))
          const props = {
            ...request,
            onClose: close,
            onConfirm: (chosen: Parameters<PickerRequest['onConfirm']>[0]) => {
              close()
              request.onConfirm(chosen)
            },
          }
          const isPerson = request.core.key === people && !request.extras && !request.name
          // biome-ignore lint/suspicious/noArrayIndexKey: dialogs lie one over the other and leave from the top.
          return isPerson ? <PersonPicker key={at} {...props} /> : <ResourcePicker key={at} {...props} />
        })}
      </Suspense>
    </PickerContext>
  )
}

/** Gives every generated screen below it its host, a cache of answers and the dialogs of its fields. */
export const RecordsProvider = ({ host, children }: RecordsProviderProps) => (
  <HostProvider host={host}>
    <PickerHost>{children}</PickerHost>
  </HostProvider>
)
