import { type Core, type Fields, keysAlong, type Language, permissionCode, targetOf, type Wanted, whereOf } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { Refusal } from '../../base/errors.ts'
import type { Access } from '../../http/route.ts'
import { linksOf, type Model, modelOf } from '../../model/model.ts'
import type { Session } from '../../services/session.ts'

/** Who may look up names: everybody for what every record refers to, else who may see the resource or one that refers to it. */
export function choosers(core: Core): Access {
  if (isOfEveryRecord(core)) return { signedIn: true }
  return { permission: [core, ...referringTo(core)].map((one) => permissionCode(one, 'view')) }
}

/** Throws `forbidden` for who may not look up names of the resource. */
export function demandChooser({ permissions }: Session, { core }: Model, language: Language): void {
  const access = choosers(core)
  if (!('permission' in access)) return
  const codes = [access.permission].flat()
  if (!codes.some((code) => permissions.has(code))) throw new Refusal('forbidden', { what: core.label[language] })
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

type Narrowing = {
  /** Fields that a choice goes by the value of another field; a form has to ask for them. */
  keys: string[]
  /** Questions by constants, as forms ask them: `isActive_in=true`. */
  constants: string[]
}

const narrowings = new WeakMap<Model, Narrowing>()

/** How fields that refer to a resource narrow what may be chosen of it. */
export function narrowingOf(model: Model): Narrowing {
  const known = narrowings.get(model)
  if (known) return known
  const asked = Object.values(resources).flatMap(({ fields }) => wantedToward(model.core.key, fields))
  const found = {
    keys: asked.flatMap(([key, wanted]) => ('field' in wanted ? [key] : [])),
    constants: asked.flatMap(([key, wanted]) => ('in' in wanted ? [`${key}_in=${wanted.in.join(',')}`] : [])),
  }
  narrowings.set(model, found)
  return found
}

const wantedToward = (resource: string, fields: Fields): [string, Wanted][] =>
  Object.values(fields).flatMap((field) => {
    if (field.kind === 'lines') return wantedToward(resource, field.fields)
    return targetOf(field) === resource ? Object.entries(whereOf(field) ?? {}) : []
  })

const along = new WeakMap<Model, string[]>()

/** The fields that other resources show or take over of its records; choices bring them along. */
export function fieldsAlong(model: Model): string[] {
  const known = along.get(model) ?? Object.values(resources).flatMap(({ fields }) => alongToward(model.core.key, fields))
  along.set(model, known)
  return known
}

const alongToward = (resource: string, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind === 'lines') return alongToward(resource, field.fields)
    return targetOf(field) === resource ? keysAlong(fields, key) : []
  })

const referringTo = ({ key }: Core): Core[] =>
  Object.values(resources).filter((other) => {
    const { links, lines } = modelOf(other)
    return [...links, ...lines.flatMap(({ cells }) => linksOf(cells))].some(({ to }) => to === key)
  })
