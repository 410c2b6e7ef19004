import type { Core } from '@bip/contract'
import type { ReactNode } from 'react'
import { Route } from 'react-router-dom'
import { listPath } from './paths.ts'
import { CreateScreen, DetailScreen, EditScreen, ListScreen } from './RecordScreens.tsx'

/** What a module may put in place of a generated screen of a resource. */
export type ScreenSlots = { list?: ReactNode; detail?: ReactNode; create?: ReactNode; edit?: ReactNode }

/**
 * The routes of a resource below its path: list, `create`, `detail/:id`, `edit/:id`. Screens that the core's calls do not
 * allow are left out.
 */
export function screen(core: Core, slots: ScreenSlots = {}) {
  const path = listPath(core).split('/').slice(2).join('/')
  return (
    <Route key={core.key} path={path}>
      <Route index element={slots.list ?? <ListScreen core={core} />} />
      {core.calls.detail && <Route path="detail/:id" element={slots.detail ?? <DetailScreen core={core} />} />}
      {core.calls.submit && <Route path="create" element={slots.create ?? <CreateScreen core={core} />} />}
      {core.calls.submit && <Route path="edit/:id" element={slots.edit ?? <EditScreen core={core} />} />}
    </Route>
  )
}
