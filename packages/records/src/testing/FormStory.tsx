import type { Core } from '@bip/contract'
import { Activity, useState } from 'react'
import { ResourceForm } from '../form/ResourceForm.tsx'
import type { HostStorage } from '../host/RecordsProvider.tsx'
import { type createWorld, World } from './World.tsx'

type Gateway = ReturnType<typeof createWorld>

export type FormStoryProps = {
  core: Core
  id?: string
  copyOf?: string
  defaults?: Record<string, unknown>
  world: () => Gateway
  permissions?: readonly string[]
  /** What an earlier form left. */
  drafts?: HostStorage
  /** Another page stands before it: the form is kept and not shown, as the portal keeps pages below its provider. */
  isBehind?: boolean
  /** Hears the gateway, so that the story can act as somebody else. */
  onWorld: (gateway: Gateway) => void
  onSaved: (name: unknown) => void
  onCancel: () => void
  onDirtyChange: (isDirty: boolean) => void
}

/** A form over an in-memory gateway. */
export const FormStory = ({ world, permissions, drafts, isBehind = false, onWorld, onSaved, ...form }: FormStoryProps) => {
  const [gateway] = useState(() => {
    const made = world()
    onWorld(made)
    return made
  })
  return (
    <World gateway={gateway} permissions={permissions} drafts={drafts}>
      <Activity mode={isBehind ? 'hidden' : 'visible'}>
        <ResourceForm {...form} onSaved={(record) => onSaved(record?.[form.core.display])} />
      </Activity>
    </World>
  )
}
