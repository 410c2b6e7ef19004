import { type Core, type Fields, permissionCode, targetOf, whereOf } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import type { Access } from '../../http/route.ts'
import { linksOf, type Model, modelOf } from '../../model/model.ts'

/** Who may look up names: everybody for what every record refers to, else who may see the resource or one that refers to it. */
export function choosers(core: Core): Access {
  if (isOfEveryRecord(core)) return { signedIn: true }
  return { permission: [core, ...referringTo(core)].map((one) => permissionCode(one, 'view')) }
}

const named = new WeakMap<Model, boolean>()

/** Whether other records show the names of its records. What nothing refers to has no name outside its own list. */
export function isReferredTo(model: Model): boolean {
  const known = named.get(model)
  if (known !== undefined) return known
  const isNamed = isOfEveryRecord(model.core) || referringTo(model.core).length > 0
  named.set(model, isNamed)
  return isNamed
}

/** Makers and their departments stand in every record. */
const isOfEveryRecord = (core: Core): boolean =>
  linksOf(modelOf(core).base).some(({ key, to }) => key !== 'id' && to === core.key)

const keys = new WeakMap<Model, string[]>()

/** The fields by which some field narrows what may be chosen of it; a form of it has to ask for them. */
export function narrowingKeys(model: Model): string[] {
  const known = keys.get(model) ?? Object.values(resources).flatMap(({ fields }) => keysToward(model.core.key, fields))
  keys.set(model, known)
  return known
}

const keysToward = (resource: string, fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => {
    if (field.kind === 'lines') return keysToward(resource, field.fields)
    return targetOf(field) === resource ? Object.keys(whereOf(field) ?? {}) : []
  })

const referringTo = ({ key }: Core): Core[] =>
  Object.values(resources).filter((other) => {
    const { links, lines } = modelOf(other)
    return [...links, ...lines.flatMap(({ cells }) => linksOf(cells))].some(({ to }) => to === key)
  })
