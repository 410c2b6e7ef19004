import type { Core } from '@bip/contract'
import { arrived, type ResourceSlots, ResourceSlotsProvider, readable } from '@bip/records'
import { type ComponentType, use } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ListedScreen } from './ListedScreen.tsx'
import { CreateScreen, DetailScreen, EditScreen } from './RecordScreens.tsx'

/** What a resource has in the place of generated pages, and of parts of them. What is absent stays generated. */
export type ResourceScreen = {
  list?: ComponentType
  detail?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  parts?: ResourceSlots
}

/** `<module>/<resource>.screen.tsx`: found by its name, fetched when the resource is first shown. */
const files = import.meta.glob<ResourceScreen>('./*/*.screen.tsx', { import: 'screen' })
const fetchers = new Map(Object.entries(files).map(([path, fetch]) => [/([^/]+)\.screen\.tsx$/.exec(path)?.[1] ?? '', fetch]))

const generated = arrived<ResourceScreen>({})
const noParts: ResourceSlots = {}
const loads = new Map<string, Promise<ResourceScreen>>()

/** Fetches what a resource has of its own, so that its pages show at once. */
export function loadScreen(key: string): Promise<ResourceScreen> {
  const fetch = fetchers.get(key)
  if (!fetch) return generated
  const before = loads.get(key)
  if (before) return before
  const load = readable(fetch())
  loads.set(key, load)
  // The next try asks again.
  load.catch(() => loads.delete(key))
  return load
}

/** The pages of a resource below its path: list, `create`, `detail/:id`, `edit/:id`, as far as its calls allow. */
export const ResourcePages = ({ core, path }: { core: Core; path: string }) => {
  const own = use(loadScreen(core.key))
  const { list: List, detail: Detail, create: Create, edit: Edit } = own
  return (
    <ResourceSlotsProvider of={core.key} slots={own.parts ?? noParts}>
      <Routes>
        <Route path={path}>
          <Route index element={List ? <List /> : <ListedScreen core={core} />} />
          {core.calls.detail && <Route path="detail/:id" element={Detail ? <Detail /> : <DetailScreen core={core} />} />}
          {core.calls.submit && <Route path="create" element={Create ? <Create /> : <CreateScreen core={core} />} />}
          {(core.calls.submit ?? core.calls.update) && (
            <Route path="edit/:id" element={Edit ? <Edit /> : <EditScreen core={core} />} />
          )}
        </Route>
      </Routes>
    </ResourceSlotsProvider>
  )
}
