import { Skeleton } from '@bip/design-system'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { ResourceDetailProps } from './detail/ResourceDetail.tsx'
import type { ResourceFormProps } from './form/ResourceForm.tsx'

const Detail = lazy(() => import('./detail/ResourceDetail.tsx').then((module) => ({ default: module.ResourceDetail })))
const Form = lazy(() => import('./form/ResourceForm.tsx').then((module) => ({ default: module.ResourceForm })))

const Sections = lazy(() => import('./detail/Sections.tsx').then((module) => ({ default: module.Sections })))
const Rows = lazy(() => import('./list/TreeTable.tsx').then((module) => ({ default: module.TreeTable })))

/** The sections of a form with the values of a record, read-only. */
export const RecordSections = (props: ComponentProps<typeof Sections>) => (
  <Suspense fallback={<Skeleton lines={6} height={16} />}>
    <Sections {...props} />
  </Suspense>
)

/** Rows below rows, as a query answers them. */
export const TreeTable = (props: ComponentProps<typeof Rows>) => (
  <Suspense fallback={<Skeleton lines={8} height={20} />}>
    <Rows {...props} />
  </Suspense>
)

/** The generated page of one record; its code comes with the first one that opens. */
export const ResourceDetail = (props: ResourceDetailProps) => (
  <Suspense fallback={<Skeleton lines={6} height={16} />}>
    <Detail {...props} />
  </Suspense>
)

/** The generated form of a resource, for creating and changing; its code, with calendars and pickers, comes with the first one that opens. */
export const ResourceForm = (props: ResourceFormProps) => (
  <Suspense fallback={<Skeleton lines={6} height={16} />}>
    <Form {...props} />
  </Suspense>
)
